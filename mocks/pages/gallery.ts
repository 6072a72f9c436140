import { HttpResponse } from 'msw';
import { type NamedVariant, screensByJourney, variantsOf } from '../screens/screens';
import type { Device } from '../screens/variant';
import { html, type Html, options, page, pageRoute } from './page';

const kinds = { usual: 'Usual', error: 'Error', waiting: 'Waiting', locked: 'Locked' };

const trouble =
  /error|problem|wrong|empty|nothing chosen|cannot|could not|expired|failed|refuses|malformed|invalid|no match|not (available|used)|disabled|unable|busy|does not (work|take)|do not know which|turn on cookies/;

/** The buttons that submit a form. After them, only a refused form is still on its page. */
const submits = ['Continue', 'Reset password', 'Save my cookie settings', 'Set cookies'];

/** The group of the filter that a screen is in, by its conditions and its own words. */
function kindOf({ address, variant: { answers = [], device, does = [], heading, label, logs } }: NamedVariant): keyof typeof kinds {
  const words = [address, label, heading].join(' ').toLowerCase();
  if (device === 'without-timers' || answers.some((answer) => answer.endsWith('.hang')) || /waiting|offline/.test(words)) return 'waiting';
  if (/lock|attempts|exceeded|too many/.test(words)) return 'locked';
  const last = does.at(-1);
  const isRefused = last !== undefined && 'click' in last && submits.includes(last.click);
  return isRefused || answers.length > 0 || logs !== undefined || trouble.test(words) ? 'error' : 'usual';
}

/** The searchable text of a screen in lower case: address, heading, sentences, reference codes, label and id. */
const wordsOf = ({ id, address, variant: { heading, label, shows = [], query = '' } }: NamedVariant): string =>
  [address + (address === '*' || typeof query === 'function' ? '' : query), heading, ...shows, label, id].join('\n').toLowerCase();

const entry = (named: NamedVariant): Html =>
  html`<li data-kind="${kindOf(named)}">
    <a href="/mock?scenario=${named.id}" target="screen">${named.address}: ${named.variant.label}</a>
  </li>`;

/** The screens that a filter leaves, each live: `/mock/gallery?search=…&kind=…` */
const galleryPage = pageRoute('GET /mock/gallery', ({ url: { searchParams } }) => {
  const search = searchParams.get('search') ?? '';
  const kind = searchParams.get('kind') ?? '';
  const fits = (named: NamedVariant) => (kind === '' || kindOf(named) === kind) && wordsOf(named).includes(search.toLowerCase().trim());
  const shown = screensByJourney
    .map(([name, screens]) => ({ name, found: variantsOf(screens).filter(fits) }))
    .filter(({ found }) => found.length > 0);
  return page(
    'Every screen',
    html`<p>
        A screen opens beside the list, as wide as a phone until you pull its corner. The backend's state and this browser's session are
        then those of the screen. Copy the address of a link to report the screen, or open the link in a new tab for a wide window.
        <a href="/mock">Back to the example service</a>
      </p>
      <div class="nhsuk-grid-row">
        <div class="nhsuk-grid-column-one-third">
          <form role="search">
            <div class="nhsuk-form-group">
              <label class="nhsuk-label" for="search">Search by address, heading, reference code or sentence</label>
              <input class="nhsuk-input" id="search" name="search" type="search" value="${search}" />
            </div>
            <div class="nhsuk-form-group">
              <label class="nhsuk-label" for="kind">Show only</label>
              <select class="nhsuk-select" id="kind" name="kind">
                ${options({ '': 'All screens', ...kinds }, kind)}
              </select>
            </div>
            <button class="nhsuk-button nhsuk-button--secondary">Filter</button>
          </form>
          <p id="found">${shown.flatMap(({ found }) => found).length} screens</p>
          <div style="max-height: 70vh; overflow: auto">
            ${shown.map(
              ({ name, found }) =>
                html`<h2 class="nhsuk-heading-s">${name}</h2>
                  <ul class="nhsuk-list">
                    ${found.map(entry)}
                  </ul>`,
            )}
          </div>
        </div>
        <div class="nhsuk-grid-column-two-thirds">
          <iframe
            name="screen"
            title="The chosen screen"
            style="width: 390px; max-width: 100%; height: 844px; border: 0; outline: 1px solid; resize: both"
          ></iframe>
        </div>
      </div>`,
  );
});

const busyOn = new Set<Device | undefined>(['without-timers', 'asks-for-passkeys', 'hurried-without-answer']);

/** The same as JSON, for the scripts that take pictures. */
const screensList = pageRoute('GET /mock/screens.json', () =>
  HttpResponse.json(
    screensByJourney.flatMap(([name, screens]) =>
      variantsOf(screens)
        // The pictures are of the public build, which has no pages for developers.
        .filter(({ variant }) => !variant.developersOnly)
        .map(({ id, address, variant: { label, heading, shows = [], does = [], answers = [], device } }) => ({
          ...{ id, journey: name, address, label, heading, shows },
          acts: does.length > 0,
          waits: busyOn.has(device) || answers.some((answer) => answer.endsWith('.hang')),
        })),
    ),
  ),
);

export const galleryPages = [galleryPage, screensList];

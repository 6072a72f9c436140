import { HttpResponse } from 'msw';
import { journeys, type NamedVariant, variantsOf } from '../screens/screens';
import type { Screen } from '../screens/variant';
import { fileForBrowser } from './file-for-browser';
import { type Html, html } from './html';
import { page } from './layout';
import { pageRoute } from './page-route';

const kinds = { usual: 'Usual', error: 'Error', waiting: 'Waiting', locked: 'Locked' } as const;
type Kind = keyof typeof kinds;

/** All by which a screen is found: its address, heading, sentences, reference codes, label and id; in small letters. */
const wordsOf = ({ id, address, variant: { heading, label, says = [], query = '' } }: NamedVariant): string =>
  [address + (address === '*' || typeof query === 'function' ? '' : query), heading, ...says, label, id].join('\n').toLowerCase();

/** Every screen in every variant, live: `/mock/gallery?search=…&scenario=…` */
const galleryPage = pageRoute('GET /mock/gallery', ({ url }) =>
  page(
    'Every screen',
    html`<link rel="stylesheet" href="/mock/gallery.css" />
      <p>
        Choose a screen to see it live, on a phone and on a desktop. The backend's state and this browser's session are then those of the
        screen. <a href="/mock">Back to the example service</a>
      </p>
      <div class="gallery">
        <div>
          <div class="nhsuk-form-group" role="search">
            <label class="nhsuk-label" for="search">Search by address, heading, reference code or sentence</label>
            <input class="nhsuk-input" id="search" type="search" value="${url.searchParams.get('search') ?? ''}" />
          </div>
          <div class="nhsuk-form-group">
            <label class="nhsuk-label" for="kind">Show only</label>
            <select class="nhsuk-select" id="kind">
              <option value="">All screens</option>
              ${Object.entries(kinds).map(([kind, name]) => html`<option value="${kind}">${name}</option>`)}
            </select>
          </div>
          <p id="found" role="status"></p>
          <p>The arrow keys lead from one screen to the next.</p>
          ${Object.entries<Readonly<Record<string, Screen>>>(journeys).map(([name, screens]) => journey(name, variantsOf(screens)))}
        </div>
        <section class="stage" id="stage" aria-labelledby="chosen" hidden>
          <h2 class="nhsuk-heading-m" id="chosen" tabindex="-1"></h2>
          <p><code id="address"></code> <span id="about"></span></p>
          <p>
            <a id="open">Open it in the app</a>
            <button class="nhsuk-button nhsuk-button--secondary nhsuk-button--small" id="copy" type="button">Copy its link</button>
            <span id="copied" role="status"></span>
          </p>
          <p>
            <label for="size">Size</label>
            <select class="nhsuk-select" id="size">
              <option value="">Phone and desktop</option>
              <option value="narrow">320 px</option>
              <option value="phone">Phone</option>
              <option value="desktop">Desktop</option>
              <option value="zoomed">Phone, enlarged to 200 %</option>
            </select>
          </p>
          <details class="nhsuk-details">
            <summary class="nhsuk-details__summary"><span class="nhsuk-details__summary-text">Sentences of this screen</span></summary>
            <pre class="nhsuk-details__text" id="sentences"></pre>
          </details>
          <div class="frames" id="frames"></div>
        </section>
      </div>
      <script type="module" src="/mock/gallery.browser.js"></script>`,
  ),
);

const journey = (name: string, named: readonly NamedVariant[]): Html =>
  html`<section class="journey">
    <h2 class="nhsuk-heading-s">${name}</h2>
    <ul class="nhsuk-list">
      ${named.map(entry)}
    </ul>
  </section>`;

const entry = (named: NamedVariant): Html =>
  html`<li data-words="${wordsOf(named)}" data-kind="${kindOf(named)}">
    <a
      href="/mock/gallery?scenario=${named.id}"
      data-id="${named.id}"
      data-address="${named.address}"
      data-about="${aboutOf(named)}"
      data-says="${[named.variant.heading, ...(named.variant.says ?? [])].join('\n')}"
      >${named.address}: ${named.variant.label}</a
    >
  </li>`;

/** The conditions of a variant that its live page does not show. */
function aboutOf({ variant: { device, persona = 'mobile', progress, answers = [] } }: NamedVariant): string {
  const who = progress ? `${persona}, ${progress}` : 'nobody, without a session';
  return [who, ...(device ? [`in a browser that is ${device}`] : []), ...answers].join('; ');
}

const trouble =
  /error|problem|wrong|empty|nothing chosen|cannot|could not|expired|failed|refused|malformed|invalid|no match|not available|disabled|unable/;

/** The group of the filter that a screen is in, by its conditions and its own words. */
function kindOf({ address, variant: { answers = [], device, heading, label, logs } }: NamedVariant): Kind {
  const words = [address, label, heading].join(' ').toLowerCase();
  if (device === 'without-timers' || answers.some((answer) => answer.endsWith('.hang')) || words.includes('waiting')) return 'waiting';
  if (/lock|attempts|exceeded|too many/.test(words)) return 'locked';
  return answers.length > 0 || logs !== undefined || trouble.test(words) ? 'error' : 'usual';
}

/** The same as data, for who makes pictures of them. */
const screensList = pageRoute('GET /mock/screens.json', () =>
  HttpResponse.json(
    Object.entries<Readonly<Record<string, Screen>>>(journeys).flatMap(([name, screens]) =>
      variantsOf(screens)
        // The public build, of which they are made, has no pages for developers.
        .filter(({ variant }) => !variant.developersOnly)
        .map(({ id, address, variant: { label, heading, says = [], does = [], answers = [], device } }) => ({
          ...{ id, journey: name, address, label, heading, says },
          acts: does.length > 0,
          waits: device === 'without-timers' || answers.some((answer) => answer.endsWith('.hang')),
        })),
    ),
  ),
);

export const galleryPages = [galleryPage, screensList, fileForBrowser('gallery.browser.js'), fileForBrowser('gallery.css')];

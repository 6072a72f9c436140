import { HttpResponse } from 'msw';
import { journeys, type NamedVariant, variantsOf } from '../screens/screens';
import type { Screen } from '../screens/variant';
import { fileForBrowser } from './file-for-browser';
import { type Html, html } from './html';
import { page } from './layout';
import { pageRoute } from './page-route';

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
          <p id="found" role="status"></p>
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
  html`<li data-words="${wordsOf(named)}">
    <a href="/mock/gallery?scenario=${named.id}" data-id="${named.id}" data-address="${named.address}" data-about="${aboutOf(named)}"
      >${named.address}: ${named.variant.label}</a
    >
  </li>`;

/** The conditions of a variant that its live page does not show. */
function aboutOf({ variant: { device, persona = 'mobile', progress, answers = [] } }: NamedVariant): string {
  const who = progress ? `${persona}, ${progress}` : 'nobody, without a session';
  return [who, ...(device ? [`in a browser that is ${device}`] : []), ...answers].join('; ');
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

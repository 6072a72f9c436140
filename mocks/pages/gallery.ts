import { HttpResponse } from 'msw';
import { type NamedVariant, screensByJourney, variantsOf } from '../screens/screens';
import type { Device } from '../screens/variant';
import { addresses, foundOf, galleryList, kindOf, kinds } from './gallery-list';
import { type Html, html } from './html';
import { options, page } from './layout';
import { pageRoute } from './page-route';

/** All variants of an address side by side at phone width: `/mock/gallery?address=…` Its script takes a picture when it is scrolled into view. */
const addressPage = (address: string, variants: readonly NamedVariant[]) =>
  page(
    address,
    html`<link rel="stylesheet" href="/mock/gallery.css" />
      <link rel="stylesheet" href="/mock/gallery-pictures.css" />
      <p>
        A picture opens alone, live and large. The arrow keys move between them.
        <a href="/mock/gallery?search=${encodeURIComponent(address)}">Back to the gallery</a>
      </p>
      <p id="taken" role="status">${variants.length === 1 ? '1 variant' : `${variants.length} variants`}</p>
      <ul class="pictures">
        ${variants.map((named) => picture(named))}
      </ul>
      <script type="module" src="/mock/gallery-pictures.browser.js"></script>`,
  );

const sizes = { '': 'Phone and desktop', narrow: '320 px', phone: 'Phone', desktop: 'Desktop', zoomed: 'Phone, enlarged to 200 %' };

const linkTo = ({ address, id }: NamedVariant) => `/mock/gallery?${new URLSearchParams({ search: address, scenario: id })}`;

const picture = (named: NamedVariant): Html =>
  html`<li class="picture" data-id="${named.id}" data-shows="${[named.variant.heading, ...(named.variant.shows ?? [])].join('\n')}">
    <div class="still" aria-hidden="true"></div>
    <a href="${linkTo(named)}">${named.variant.label}</a>
    <small>${kinds[kindOf(named)]}</small>
  </li>`;

/** Every screen in every variant, live: `/mock/gallery?search=…&kind=…&scenario=…`; or all of one address: `?address=…` */
const galleryPage = pageRoute('GET /mock/gallery', ({ url: { searchParams } }) => {
  const given = (name: string) => searchParams.get(name) ?? '';
  const variants = addresses.get(given('address'));
  if (variants) return addressPage(given('address'), variants);
  const wanted = { search: given('search'), kind: given('kind'), scenario: given('scenario') };
  return page(
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
            <input class="nhsuk-input" id="search" type="search" value="${wanted.search}" />
          </div>
          <div class="nhsuk-form-group">
            <label class="nhsuk-label" for="kind">Show only</label>
            <select class="nhsuk-select" id="kind">
              ${options({ '': 'All screens', ...kinds }, wanted.kind)}
            </select>
          </div>
          <p id="found" role="status">${foundOf(wanted)}</p>
          <p>The arrow keys move between screens. An address shows all its screens side by side.</p>
          ${galleryList(wanted)}
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
              ${options(sizes)}
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
  );
});

/** The simulated devices on which a page stays busy. */
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

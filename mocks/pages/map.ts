import { type Arrival, arrivals } from '../map/arrivals';
import { screensByJourney } from '../screens/screens';
import { details, Html, html, page, pageRoute } from './page';

const journeys = screensByJourney.map(([name, screens]) => ({ name, addresses: Object.keys(screens) }));
const [first = { name: '', addresses: [] }] = journeys;
const known = journeys.flatMap(({ addresses }) => addresses);

/** One journey with its picture, or the addresses that contain a text: `/mock/map?journey=…` or `/mock/map?search=…` */
export const mapPage = pageRoute('GET /mock/map', ({ url: { searchParams } }) => {
  const search = (searchParams.get('search') ?? '').trim();
  const journey = journeys.find(({ name }) => name === searchParams.get('journey')) ?? first;
  const found = known.includes(search) ? [search] : known.filter((address) => address.includes(search.toLowerCase()));
  return page(
    'Journey map',
    html`<link rel="stylesheet" href="/mock/map.css" />
      <form action="/mock/map" role="search">
        <label class="nhsuk-label nhsuk-label--m" for="search">Find what leads to an address</label>
        <p class="nhsuk-hint" id="hint">An address or a part of it, such as <code>/session-invalid</code></p>
        <input class="nhsuk-input" id="search" name="search" type="search" value="${search}" aria-describedby="hint" autocomplete="off" />
        <button class="nhsuk-button nhsuk-button--small map-button">Search</button>
      </form>
      ${
        search
          ? html`<p role="status">${found.length} of ${known.length} addresses</p>
              ${found.map(sectionOf)} ${links()}`
          : html`${links(journey.name)} ${pictureOf(journey)} ${journey.addresses.map(sectionOf)}`
      }
      <p><a href="/mock">Back to the example service</a></p>`,
  );
});

const links = (shown?: string): Html =>
  html`<nav aria-label="Journeys">
    <ul class="map-journeys">
      ${journeys.map(
        ({ name }) =>
          html`<li>
            <a href="/mock/map?journey=${encodeURIComponent(name)}" ${name === shown && new Html('aria-current="page"')}>${name}</a>
          </li>`,
      )}
    </ul>
  </nav>`;

/** Whether a user takes this step without an error, and forwards. */
const isForward = ({ how, cause, from, to, href }: Arrival) => {
  const isUsual = { click: !/^(Back|Not you)/.test(cause), opened: href.endsWith('.usual'), guard: false, success: true, refusal: false };
  return isUsual[how] && from !== to;
};
const forward = arrivals.filter(isForward);
const nextOf = (address: string) => [...new Set(forward.flatMap(({ from, to }) => (from === address ? [to] : [])))];

/** The addresses of a journey by their distance from those that no other one targets. */
function layersOf(addresses: readonly string[]): string[][] {
  const layers: string[][] = [];
  let left = addresses;
  while (left.length > 0) {
    const last = layers.at(-1);
    const isNext = (address: string) =>
      last ? last.some((one) => nextOf(one).includes(address)) : !left.some((one) => nextOf(one).includes(address));
    const layer = left.filter(isNext);
    // A part without incoming links, perhaps a circle, begins beside the others.
    layers.push(layer.length > 0 ? layer : left.slice(0, 1));
    left = left.filter((address) => !layers.at(-1)?.includes(address));
  }
  return layers;
}

const pictureOf = ({ name, addresses }: (typeof journeys)[number]): Html =>
  html`<h2 class="nhsuk-heading-m">${name}</h2>
    <div role="group" aria-label="Picture of the journey">
      <ol class="map-layers">
        ${layersOf(addresses).map((layer) => html`<li>${layer.map(boxOf)}</li>`)}
      </ol>
    </div>`;

const boxOf = (address: string): Html =>
  html`<div class="map-box">
    <a href="#${address}">${address}</a>
    <ul>
      ${nextOf(address).map((next) => html`<li>${next}</li>`)}
    </ul>
  </div>`;

const kinds: Readonly<Record<Arrival['how'], string>> = {
  click: 'Click',
  opened: 'Opened',
  guard: 'Guard',
  success: 'Answer',
  refusal: 'Refusal',
};
const mostShown = 5;

/** The section of an address: a row for each click, situation and answer that targets it, with the pages where it happens. */
function sectionOf(address: string): Html {
  const rows = new Map<string, Arrival[]>();
  for (const arrival of arrivals.filter(({ to }) => to === address)) {
    const what = `${kinds[arrival.how]}: ${arrival.cause}`;
    rows.set(what, [...(rows.get(what) ?? []), arrival]);
  }
  return html`<section aria-labelledby="${address}">
    <h3 class="nhsuk-heading-s map-address" id="${address}" tabindex="-1">${address}</h3>
    <p><a href="/mock/gallery?search=${encodeURIComponent(address)}">Screens of ${address}</a></p>
    ${
      rows.size > 0
        ? html`<table class="nhsuk-table map-table" aria-labelledby="${address}">
            <thead class="nhsuk-table__head">
              <tr>
                <th scope="col">What leads here</th>
                <th scope="col">Where: the link repeats it</th>
              </tr>
            </thead>
            <tbody class="nhsuk-table__body">
              ${[...rows].map(
                ([what, ways]) =>
                  html`<tr class="nhsuk-table__row">
                    <td class="nhsuk-table__cell">${what}</td>
                    <td class="nhsuk-table__cell">${placesOf(ways)}</td>
                  </tr> `,
              )}
            </tbody>
          </table>`
        : html`<p>No click, guard or answer leads here. A sign-in begins here, or a link from outside opens it.</p>`
    }
  </section>`;
}

/** The controls that the user clicks on the page, or before a page that sends its call by itself. */
function clickOf({ from, click }: Arrival): string | undefined {
  const before = arrivals.find(({ to, how }) => to === from && how === 'click');
  return click ?? (before && `after ${before.cause} on ${before.from}`);
}

function placesOf(ways: readonly Arrival[]): Html {
  const list = html`<ul>
    ${ways.map((way) => html`<li><a href="${way.href}">${way.from}</a>${way.call && `: ${[clickOf(way), way.call].filter(Boolean).join(', ')}`}</li>`)}
  </ul>`;
  return ways.length > mostShown ? details(`${ways.length} pages`, list) : list;
}

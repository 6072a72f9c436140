import { mapOf } from '../map/drawing';
import { type Edge, type JourneyMap, labelOf } from '../map/edge';
import { knownTransitions } from '../map/known-transitions';
import { partOf, pathTo } from '../map/part';
import { mapPart } from '../map/report';
import { journeys } from '../screens/screens';
import { Html, html } from './html';
import { page } from './layout';
import { pageRoute } from './page-route';

const everything = 'all';
const names = Object.keys(journeys);
const [first = ''] = names;

interface Shown {
  journey: string;
  failures: boolean;
  /** The address whose path from the start is listed. */
  to?: string;
}

const linkTo = ({ journey, failures, to }: Shown) =>
  `/mock/map?${new URLSearchParams({ journey, ...(failures && { failures: '1' }), ...(to !== undefined && { to }) })}`;

/** One journey with its usual transitions, its failures too, or everything: `/mock/map?journey=…&failures=1&to=…` */
export const mapPage = pageRoute('GET /mock/map', async ({ url: { searchParams } }) => {
  const map = mapOf(knownTransitions());
  const to = map.pages.find(({ path }) => path === searchParams.get('to'))?.path;
  const asked = searchParams.get('journey') ?? '';
  const journey = [...names, everything].includes(asked) ? asked : (journeyOf(map, to) ?? first);
  const shown: Shown = { journey, failures: searchParams.has('failures'), to };
  const path = to === undefined ? undefined : pathTo(map, to);
  const look = {
    opens: (address: string) => ({
      URL: `${linkTo({ ...shown, journey: journey === everything ? everything : (journeyOf(map, address) ?? first), to: address })}#path`,
      tooltip: `${address}: the path to it`,
    }),
    marked: new Set([to ?? '', ...(path ?? []).map(({ from }) => from)]),
    reached: new Set(map.edges.map((edge) => edge.to)),
  };
  const part = journey === everything ? map : partOf(map, journey, shown.failures);
  return page(
    'Journey map',
    html`${choices(map, shown)} ${to !== undefined && wayTo(to, path)}
      <h2 class="nhsuk-heading-m">${headingOf(shown)}</h2>
      ${new Html(await mapPart(part, look))}
      <p>
        The transitions are those that <code>node scripts/map.mjs</code> has found in the code last.
        <a href="/mock">Back to the example service</a>
      </p>
      <script src="/mock/svg-pan-zoom.js"></script>
      <script type="module" src="/mock/map.browser.js"></script>`,
  );
});

const journeyOf = ({ pages }: JourneyMap, address?: string) => pages.find(({ path }) => path === address)?.journey;

const headingOf = ({ journey, failures }: Shown) =>
  journey === everything ? 'All journeys' : `${journey}: ${failures ? 'usual transitions and failures' : 'usual transitions'}`;

const choices = ({ pages }: JourneyMap, shown: Shown): Html =>
  html`<nav aria-label="Journeys">
      <ul class="nhsuk-list map-journeys">
        ${[...names, everything].map(
          (journey) =>
            html`<li>
              <a href="${linkTo({ journey, failures: shown.failures })}" ${journey === shown.journey && new Html('aria-current="page"')}
                >${journey === everything ? 'All journeys' : journey}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    ${
      shown.journey !== everything &&
      html`<p>
        <a
          class="nhsuk-button nhsuk-button--secondary nhsuk-button--small"
          id="failures"
          href="${linkTo({ ...shown, failures: !shown.failures })}"
          >${shown.failures ? 'Leave failures out' : 'Show failures too'}</a
        >
      </p>`
    }
    <div class="nhsuk-form-group" role="search">
      <label class="nhsuk-label" for="find">Find an address</label>
      <input class="nhsuk-input" id="find" type="search" autocomplete="off" aria-controls="places" />
      <p role="status" id="found"></p>
      <ul class="nhsuk-list" id="places" hidden>
        ${pages.map(
          ({ path, journey }) =>
            html`<li><a href="${linkTo({ journey, failures: shown.failures, to: path })}#path">${path}</a> (${journey})</li> `,
        )}
      </ul>
    </div>`;

const stepOf = (edge: Edge): Html => html`<li>${edge.from} → ${edge.to}: ${labelOf(edge) || edge.kind}</li>`;

const wayTo = (to: string, path?: readonly Edge[]): Html =>
  html`<section class="nhsuk-inset-text" id="path" aria-labelledby="path-title" tabindex="-1">
    <h2 class="nhsuk-heading-s" id="path-title">The path to ${to}</h2>
    ${
      path?.length
        ? html`<ol>
            ${path.map(stepOf)}
          </ol>`
        : html`<p>A sign-in begins there, or users open it by a link from outside.</p>`
    }
    <p><a href="/mock/gallery?search=${encodeURIComponent(to)}">Open ${to} in the gallery</a></p>
  </section>`;

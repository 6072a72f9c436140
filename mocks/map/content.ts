import { Html, html } from '../pages/html';
import { details } from '../pages/layout';
import type { Look } from './dot';
import { drawingOf } from './drawing';
import { type Edge, type JourneyMap, type Kind, labelOf } from './edge';
import { shares, sharesOf } from './style';

const kinds: Record<Kind, string> = {
  guard: 'guard: who may not enter is sent there',
  link: 'link',
  redirect: 'redirect: the page is left at once',
  form: 'form or button, without a call',
  answer: 'form or button, the call succeeds',
  outcome: 'a row of the error table of a call',
  fallback: 'an answer of a call that no row knows',
  return: 'the return from another site',
};

/** The content of the map page: the drawing with its legend, and a table of every edge. */
export async function mapContent(map: JourneyMap, look?: Look): Promise<Html> {
  const drawing = new Html(await drawingOf(map, look));
  return html`${legendOf(map)}
    <p><a href="#edges">Go to the table that shows the same</a></p>
    <div class="map-drawing" role="group" aria-label="Drawing of the map. The table below shows the same.">
      <div class="map-buttons">
        <button type="button" id="zoom-in" disabled>Zoom in</button>
        <button type="button" id="zoom-out" disabled>Zoom out</button>
        <button type="button" id="zoom-all" disabled>Show all</button>
      </div>
      ${drawing}
    </div>
    <p>
      ${map.pages.length} addresses, ${map.edges.length} transitions between them, as the code has them.
      ${
        map.tests > 0
          ? `${map.edges.filter((edge) => map.testCounts.get(edge)).length} of them are covered by the ${map.tests} tests that have been recorded.`
          : 'No test has been recorded yet: run npm run test:all.'
      }
    </p>
    ${table(map)}`;
}

/** The legend of the lines is always visible. That of the boxes unfolds. */
const legendOf = ({ tests }: JourneyMap) =>
  html`<ul class="map-key" aria-label="Key of the lines">
      ${sharesOf(tests).map((share) => html`<li class="map-${share}">${shares[share].means}</li>`)}
    </ul>
    ${boxes}`;

const boxes = details(
  'How to read the boxes',
  html`<ul>
      <li>
        Blue box: an address; click it for the path to it, or in the file of node scripts/map.mjs for the gallery. Grey field: a journey,
        the folder that the pages are in
      </li>
      <li>Yellow box with a thick line: an address on the path that is listed above the drawing</li>
      <li>Yellow, dashed box: an address without a transition in the app. Users open it by a link from outside</li>
      <li>White, pointed box: an address of another journey, drawn there</li>
      <li>Note: what many addresses have in common, drawn once. Oval: a site outside, any call, every page</li>
    </ul>
    <p>Drag to move, use the wheel or the buttons to zoom. Whole labels appear under the pointer. Links to sites outside are left out.</p>`,
);

const table = ({ edges, testCounts }: JourneyMap) =>
  html`<h2 class="nhsuk-heading-m" id="edges">Every transition from address to address</h2>
    <div class="nhsuk-form-group">
      <label class="nhsuk-label" for="search">Show only those with these words</label>
      <input class="nhsuk-input" id="search" type="search" autocomplete="off" aria-controls="transitions" />
      <p role="status" id="shown">${edges.length} transitions</p>
    </div>
    <table class="nhsuk-table" id="transitions" aria-labelledby="edges">
      <thead class="nhsuk-table__head">
        <tr>
          ${['From', 'To', 'How', 'Label', 'Tests'].map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody class="nhsuk-table__body">
        ${[...edges].sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to)).map((edge) => row(edge, testCounts.get(edge) ?? 0))}
      </tbody>
    </table>`;

const row = (edge: Edge, tests: number) =>
  html`<tr class="nhsuk-table__row">
    ${[edge.from, edge.to, kinds[edge.kind], labelOf(edge), tests || 'none'].map((cell) => html`<td class="nhsuk-table__cell">${cell}</td> `)}
  </tr> `;

/** The styles of the drawing. The rest is in the style sheet of the mock's pages. */
export const mapStyles = `
.map-drawing { position: relative; width: calc(100vw - 4rem); margin-left: calc(50% - 50vw + 2rem); border: 1px solid #aeb7bd; }
.map-drawing svg { display: block; width: 100%; max-height: 80vh; min-height: 15rem; background: #fff; }
.map-buttons { position: absolute; top: 0.5rem; left: 0.5rem; z-index: 1; }
.map-buttons button { font: inherit; padding: 0.25rem 0.75rem; background: #fff; border: 2px solid #212b32; cursor: pointer; }
.map-drawing a:not([href]) { text-decoration: none; }
.map-drawing a:focus-visible { outline: 4px solid #ffb81c; }
.map-key { list-style: none; padding: 0; }
.map-key li::before { content: ''; display: inline-block; width: 2.5rem; margin-right: 0.5rem; vertical-align: middle; border-top: 3px solid; }
.map-key .map-all::before { border-color: ${shares.all.colour}; }
.map-key .map-some::before { border-top: 4px dashed ${shares.some.colour}; }
.map-key .map-none::before { border-top: 2px dashed ${shares.none.colour}; }
.map-key .map-unrecorded::before { border-top: 2px solid ${shares.unrecorded.colour}; }
.map-journeys { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.map-journeys [aria-current] { font-weight: 700; }
#transitions td, #transitions th { font-size: 1rem; padding: 0.25rem 0.5rem 0.25rem 0; }
`;

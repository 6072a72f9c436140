import { findStarts, nearestTo } from './find';
import { type Html, html } from './html';

/** The maximum number of results of one kind. */
const most = 40;

/** One search box over personas, scenarios and screens, and its results. */
export const startSearch = (text: string): Html =>
  html`<form action="/mock#search" role="search">
      <div class="nhsuk-form-group">
        <label class="nhsuk-label nhsuk-label--m" for="search">Find a persona, a scenario or a screen</label>
        <p class="nhsuk-hint" id="search-hint">
          An id, an address, a sentence or a reference code, such as <code>otp</code> or <code>CID2014</code>
        </p>
        <input
          class="nhsuk-input"
          id="search"
          name="search"
          type="search"
          value="${text}"
          aria-describedby="search-hint"
          autocomplete="off"
        />
      </div>
      <button class="nhsuk-button nhsuk-button--secondary">Search</button>
    </form>
    <p role="status" id="found">${text && countOf(text)}</p>
    <div id="results">${text && resultsOf(text)}</div>`;

const countOf = (text: string): string =>
  findStarts(text)
    .map(({ kind, found }) => `${kind}: ${found.length}`)
    .join(', ');

const resultsOf = (text: string): Html[] =>
  findStarts(text)
    .filter(({ found }) => found.length > 0)
    .map(
      ({ kind, found }) =>
        html`<h3 class="nhsuk-heading-s">${kind}</h3>
          <ul>
            ${found.slice(0, most).map(({ id, about, href }) => html`<li><a href="${href}">${id}</a>: ${about}</li>`)}
          </ul>
          ${found.length > most && html`<p>and ${found.length - most} more</p>`}`,
    );

/** Reports an unknown scenario, and proposes the one with the most similar name. */
export function unknownScenario(id: string): Html {
  const nearest = nearestTo(id);
  return html`<div class="nhsuk-inset-text" id="unknown">
    <p>
      There is no scenario <code>${id}</code>.
      ${nearest && html`Did you mean <a href="${nearest.href}">${nearest.id}</a> (${nearest.about})?`}
    </p>
  </div>`;
}

import { journeys, variantsOf, type NamedVariant } from '../screens/screens';
import type { Screen } from '../screens/variant';
import { html, type Html } from './html';

/** Every link into the middle of a journey, by journey: to be followed, or copied into a bug report. */
export const scenarioLinks = (): Html =>
  html`<details class="nhsuk-details">
    <summary class="nhsuk-details__summary"><span class="nhsuk-details__summary-text">Links into the middle of a journey</span></summary>
    <div class="nhsuk-details__text">
      ${Object.entries<Readonly<Record<string, Screen>>>(journeys).map(
        ([name, screens]) =>
          html`<h2 class="nhsuk-heading-s">${name}</h2>
            <ul>
              ${variantsOf(screens).map(scenarioLink)}
            </ul>`,
      )}
    </div>
  </details>`;

const scenarioLink = ({ id, address, variant: { label } }: NamedVariant): Html =>
  html`<li><a href="/mock?scenario=${id}">${id}</a>: ${address}, ${label}</li>`;

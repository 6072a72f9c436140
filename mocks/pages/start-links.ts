import { traitsOf } from '../people/personas';
import { scenarios } from '../scenarios/scenarios';
import { type NamedVariant, screensByJourney, variantsOf } from '../screens/screens';
import { personaIds } from './find';
import { type Html, html } from './html';
import { details } from './layout';

/** Every link into the middle of a journey, by journey, to open or to copy into a bug report. */
export const scenarioLinks = (): Html =>
  details(
    'Links into the middle of a journey',
    screensByJourney.map(
      ([name, screens]) =>
        html`<h2 class="nhsuk-heading-s">${name}</h2>
          <ul>
            ${variantsOf(screens).map(scenarioLink)}
          </ul>`,
    ),
  );

const scenarioLink = ({ id, address, variant: { label } }: NamedVariant): Html =>
  html`<li><a href="/mock?scenario=${id}">${id}</a>: ${address}, ${label}</li>`;

const link = (query: string, text: string): Html => html`<li><a href="/mock/start?${query}&dock=open">${text}</a></li>`;

/** Every persona and every scenario, each with a link that starts its journey. */
export const startLinks = details(
  'Links that start a journey at once',
  html`<h2 class="nhsuk-heading-s">Personas</h2>
    <ul>
      ${personaIds.map((id) => link(`persona=${id}`, `${id}: ${traitsOf(id).shows}`))}
    </ul>
    <h2 class="nhsuk-heading-s">Scenarios</h2>
    <ul>
      ${[...scenarios].map(([id, { label }]) => link(`scenario=${id}`, `${id}: ${label}`))}
    </ul>`,
);

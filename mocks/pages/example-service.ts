import { calls } from '../backend/http/calls';
import { emailOf, isPersonaId, password, type PersonaId, personas, traitsOf } from '../people/personas';
import { scenarios } from '../scenarios/scenarios';
import { journeys, type NamedVariant, variants, variantsOf } from '../screens/screens';
import type { Screen } from '../screens/variant';
import { type Html, html } from './html';
import { page } from './layout';
import { pageRoute } from './page-route';
import { serverState } from './server-state';
import { situationPage } from './situation';

/** The details that a persona types for a match; null without proofing. */
function detailsToType(id: PersonaId): Html | null {
  const { details } = traitsOf(id);
  if (!details) return null;
  const { nhsNumber, firstName, middleNames, lastName, dob, postcode } = details;
  const rows = [
    ['NHS number', nhsNumber.replace(/^(\d{3})(\d{3})/, '$1 $2 ')],
    ['name', [firstName, middleNames, lastName].filter(Boolean).join(' ')],
    ['born', dob.split('-').reverse().map(Number).join(' ')],
    ['postcode', postcode],
  ] as const;
  return html`<br />Types: ${rows.map(([name, value], index) => html`${index > 0 && ', '}${name} <code>${value}</code>`)}`;
}

/** Every link into the middle of a journey, by journey: to be followed, or copied into a bug report. */
const scenarioLinks = (): Html =>
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

/** The example client service: choose who you are and what goes wrong, and log in. With the id of a screen it leads there instead. */
export const exampleServicePage = pageRoute('GET /mock', ({ url, world }) => {
  const persona = url.searchParams.get('persona') ?? '';
  const scenario = url.searchParams.get('scenario') ?? '';
  const situation = variants.get(scenario);
  if (situation) return situationPage(situation.variant.label);
  return page(
    'Example health service',
    html`${chooser(isPersonaId(persona) ? persona : 'mobile', scenario)}
      <ul class="nhsuk-list">
        <li><a href="/mock/gallery">Every screen, live</a></li>
        <li><a href="/mock/map">Journey map</a></li>
        <li><a href="/mock/passkeys">Passkeys of this device</a></li>
      </ul>
      ${links} ${scenarioLinks()} ${serverState(world)}`,
  );
});

const ids = Object.keys(personas) as PersonaId[];

const chooser = (persona: PersonaId, scenario: string): Html =>
  html`<form action="/mock/start">
    <fieldset class="nhsuk-fieldset nhsuk-form-group" aria-describedby="password-hint">
      <legend class="nhsuk-fieldset__legend nhsuk-fieldset__legend--m">Who are you?</legend>
      <p class="nhsuk-hint" id="password-hint">Everybody's password is <code>${password}</code>, until they choose another</p>
      <div class="nhsuk-radios nhsuk-radios--small">${ids.map((id) => radio(id, id === persona))}</div>
    </fieldset>
    <div class="nhsuk-form-group">
      <label class="nhsuk-label" for="scenario">What goes wrong?</label>
      <select class="nhsuk-select" id="scenario" name="scenario" style="max-width: 100%">
        <option value="">Nothing</option>
        ${Object.entries(calls).map(([name, call]) => html`<optgroup label="${call}">${optionsOf(name, scenario)}</optgroup>`)}
      </select>
    </div>
    <div class="nhsuk-form-group">
      <label class="nhsuk-label" for="allow_registration">May people without an account create one?</label>
      <select class="nhsuk-select" id="allow_registration" name="allow_registration">
        <option value="">Not said</option>
        <option value="true">Yes</option>
        <option value="false">No</option>
      </select>
    </div>
    <button class="nhsuk-button">Continue with NHS login</button>
  </form>`;

const radio = (id: PersonaId, checked: boolean): Html =>
  html`<div class="nhsuk-radios__item">
    <input
      class="nhsuk-radios__input"
      type="radio"
      name="persona"
      id="persona-${id}"
      value="${id}"
      aria-describedby="hint-${id}"
      ${checked && 'checked'}
    />
    <label class="nhsuk-label nhsuk-radios__label" for="persona-${id}">${traitsOf(id).label}: <code>${emailOf(id)}</code></label>
    <div class="nhsuk-hint nhsuk-radios__hint" id="hint-${id}">${traitsOf(id).shows} ${detailsToType(id)}</div>
  </div>`;

const scenariosOf = (callName: string) => [...scenarios].filter(([id]) => id.startsWith(`${callName}.`));

const optionsOf = (callName: string, chosen: string): Html[] =>
  scenariosOf(callName).map(([id, { label }]) => html`<option value="${id}" ${id === chosen && 'selected'}>${callName}: ${label}</option>`);

const link = (query: string, text: string): Html => html`<li><a href="/mock/start?${query}">${text}</a></li>`;

const links = html`<details class="nhsuk-details">
  <summary class="nhsuk-details__summary"><span class="nhsuk-details__summary-text">Links that start a journey at once</span></summary>
  <div class="nhsuk-details__text">
    <h2 class="nhsuk-heading-s">Personas</h2>
    <ul>
      ${ids.map((id) => link(`persona=${id}`, `${id}: ${traitsOf(id).shows}`))}
    </ul>
    <h2 class="nhsuk-heading-s">Scenarios</h2>
    <ul>
      ${[...scenarios].map(([id, { label }]) => link(`scenario=${id}`, `${id}: ${label}`))}
    </ul>
  </div>
</details>`;

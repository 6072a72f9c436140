import { calls } from '../backend/http/calls';
import { emailOf, password, type PersonaId, traitsOf } from '../people/personas';
import { scenarios } from '../scenarios/scenarios';
import { personaIds } from './find';
import { type Html, html } from './html';
import { options } from './layout';

/** The details that a persona types for a match. Null without proofing. */
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

/** The form with every choice: the persona, the fault, and whether a user may create an account. */
export const chooser = (persona: PersonaId, scenario: string): Html =>
  html`<form action="/mock/start">
    <input type="hidden" name="dock" value="open" />
    <fieldset class="nhsuk-fieldset nhsuk-form-group" aria-describedby="password-hint">
      <legend class="nhsuk-fieldset__legend nhsuk-fieldset__legend--m">Who are you?</legend>
      <p class="nhsuk-hint" id="password-hint">Everybody's password is <code>${password}</code>, until they choose another</p>
      <div class="nhsuk-radios nhsuk-radios--small">${personaIds.map((id) => radio(id, id === persona))}</div>
    </fieldset>
    <div class="nhsuk-form-group">
      <label class="nhsuk-label" for="scenario">What goes wrong?</label>
      <select class="nhsuk-select" id="scenario" name="scenario" style="max-width: 100%">
        <option value="">Nothing</option>
        ${Object.entries(calls).map(([name, call]) => html`<optgroup label="${call}">${optionsOf(name, scenario)}</optgroup>`)}
        <optgroup label="Several calls">${optionsOf('session', scenario)}</optgroup>
      </select>
    </div>
    <div class="nhsuk-form-group">
      <label class="nhsuk-label" for="allow_registration">May people without an account create one?</label>
      <select class="nhsuk-select" id="allow_registration" name="allow_registration">
        ${options({ '': 'Not sent', true: 'Yes', false: 'No' })}
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

function optionsOf(callName: string, chosen: string): Html[] {
  const own = [...scenarios].filter(([id]) => id.startsWith(`${callName}.`));
  return options(Object.fromEntries(own.map(([id, { label }]) => [id, `${callName}: ${label}`])), chosen);
}

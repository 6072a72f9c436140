import { traitsOf, type PersonaId } from '../people/personas';
import { html, type Html } from './html';

/** What a persona types to be found in the health records; nothing for somebody who is never asked. */
export function detailsToType(id: PersonaId): Html | null {
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

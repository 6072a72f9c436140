import type { Step } from '../../mocks/pages/walk-step';
import type { Choice } from './choice';
import type { Field, PageView } from './page-view';
import { textFor, type UserData } from './typed-texts';

type Submit = Omit<Extract<Choice, { kind: 'submit' }>, 'kind'>;

/** Options that continue the journey where the first one does not. */
const preferred: Readonly<Record<string, RegExp>> = {
  '/proofing/no-match': /another way/,
  '/proofing/duplicate-nhs-number': /^Log in/,
  '/passkey-login-failed': /password/,
  '/passkey-user-login-failed': /password/,
  '/passkey-enter-email-login-failed': /password/,
};

/** Pages that continue in an email. */
const emailed = ['/restore-message', '/check-email', '/reset/check-email'];

const remaining = (fields: readonly Field[], kind: Field['kind']) => fields.filter((field) => field.kind === kind);

/** Chooses an option, the preferred one for a user with a goal. */
function choosing({ path, fields }: PageView, { typing, which }: Submit): Step[] {
  const radios = remaining(fields, 'radio');
  const wanted = radios.find(({ label }) => preferred[path]?.test(label));
  const chosen = which === 0 && wanted ? wanted : radios[which % radios.length];
  return chosen && typing !== 'empty' ? [{ choose: chosen.label }] : [];
}

/** Fills in the visible fields. A radio that reveals a field has been chosen before. */
function filling({ fields }: PageView, { typing, which }: Submit, user: UserData): Step[] {
  const texts = remaining(fields, 'text').map(({ name, label }) => ({ type: textFor(name, typing, which, user), into: label }));
  const boxes = remaining(fields, 'checkbox').filter(({ name, filled }) => !filled && (name === 'understood' || which % 2 === 1));
  return [...texts, ...(typing === 'right' ? boxes.map(({ label }) => ({ choose: label })) : [])];
}

/** Clicks the main button of the page, or another control. */
function clicking({ path, primary, controls }: PageView, { which, twice }: Submit): Step[] {
  if (primary === null && emailed.includes(path)) return [{ go: '{link}' }];
  const name = primary ?? controls.filter(({ inMain }) => inMain)[which]?.name ?? controls.find(({ inMain }) => inMain)?.name;
  return name === undefined ? [] : [twice ? { twice: name } : { click: name }];
}

/** A valid submission in three parts, each of which depends on the previous one. */
export const submitting = [choosing, filling, clicking] as const;

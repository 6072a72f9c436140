import { type Details, healthRecords } from '../../mocks/people/health-records';
import { type PersonaId, traitsOf } from '../../mocks/people/personas';
import type { Choice, Typing } from './choice';
import type { Field, PageView } from './page-view';
import type { Step } from './walk-step';

/** A user's answers to the app's questions. */
export interface UserData {
  persona: PersonaId;
  email: string;
  password: string;
}

/** The existing account of a user who creates a second one. */
export function olderAccount(persona: PersonaId): PersonaId | undefined {
  const owner = traitsOf(persona).details;
  if (owner === healthRecords.taylor) return 'existing-account';
  return owner === healthRecords.lee ? 'first-account' : undefined;
}

type Answers = Readonly<Record<string, string>>;

const answersFrom = ({ nhsNumber, firstName, middleNames, lastName, dob, postcode }: Details): Answers => {
  const [year = '', month = '', day = ''] = dob.split('-');
  return { nhsNumber, firstName, middleNames, lastName, day, month, year, postcode };
};

const right = ({ persona, email, password }: UserData): Answers => ({
  ...answersFrom(traitsOf(persona).details ?? healthRecords.okafor),
  email,
  password,
  otp: '{code}',
  mobile: '07700 900777',
  international: '+33 6 12 34 56 78',
  landline: '01632 960777',
});

const wrong: Answers = {
  ...answersFrom(healthRecords.namesake),
  email: 'nobody.knows@example.com',
  password: 'Not-the-passw0rd',
  otp: '000001',
  mobile: '0770',
  international: '+1 555 0100',
  landline: '07700 900778',
};

/** Invalid input for any field. */
const absurd = [
  ' ',
  'x'.repeat(300),
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE users; --",
  '😀👩‍👩‍👧‍👦\u200d',
  '\u202eآبج ١٢٣',
  '٣٤٥٦٧٨',
  '-1',
  '31',
  '1e9',
  'null',
  '%00%0a&errorCode=CID2014',
  '{"$ne":null}',
  'a@b.co',
  'Ωmega@exämple.com',
  '../../etc/passwd',
];

/** The text for a field. */
function textFor(name: string, typing: Typing, which: number, user: UserData): string {
  if (typing === 'empty') return '';
  if (typing === 'absurd') return absurd[(which + name.length) % absurd.length] ?? '';
  return (typing === 'wrong' ? wrong : right(user))[name] ?? 'something';
}

/** A valid or invalid submission of a page. */
export type Submit = Omit<Extract<Choice, { kind: 'submit' }>, 'kind'>;

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

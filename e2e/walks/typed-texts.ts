import { type Details, healthRecords } from '../../mocks/people/health-records';
import { type PersonaId, traitsOf } from '../../mocks/people/personas';
import type { Typing } from './choice';

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
export function textFor(name: string, typing: Typing, which: number, user: UserData): string {
  if (typing === 'empty') return '';
  if (typing === 'absurd') return absurd[(which + name.length) % absurd.length] ?? '';
  return (typing === 'wrong' ? wrong : right(user))[name] ?? 'something';
}

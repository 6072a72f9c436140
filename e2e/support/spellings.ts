import type { Details } from '../../mocks/people/health-records';
import { dateParts, spaced } from './patient';

const months = 'January February March April May June July August September October November December'.split(' ');

/** A date of birth (yyyy-MM-dd) as it may be written. */
function spellingsOfDob(dob: string): string[] {
  const [year = '', month = '', day = ''] = dob.split('-');
  const [d = '', m = ''] = dateParts(dob);
  const joined = ['-', '/', '.', ' '].flatMap((by) => [
    [year, month, day].join(by),
    [year, m, d].join(by),
    [day, month, year].join(by),
    [d, m, year].join(by),
  ]);
  return [...joined, year + month + day, day + month + year, `${d} ${months[Number(m) - 1]} ${year}`];
}

/** A British number (07700 900338 or +44 7700 900338) as it may be written; the national part is in every other spelling. */
export const spellingsOfPhone = (number: string) => [number, number.replace(/\D/g, '').replace(/^(44|0)/, '')];

/** A person's answers about their health record, by kind, in every spelling. */
export const spellingsOfDetails = ({ nhsNumber, firstName, middleNames, lastName, dob, postcode }: Details) =>
  [
    ['NHS number', [nhsNumber, spaced(nhsNumber)]],
    ['name', [firstName, lastName, ...middleNames.split(' ')]],
    ['date of birth', spellingsOfDob(dob)],
    ['postcode', [postcode]],
  ] as const;

/** Something that was typed, which may be a telephone number. */
export const spellingsOfTyped = (text: string) => (/^\+?[\d ]{10,}$/.test(text) ? spellingsOfPhone(text) : [text]);

/** A shorter piece of base64 is found in what is only random. */
const SHORTEST_BASE64 = 8;

/** How a text looks somewhere within a base64 text: that depends on how many bytes come before it. */
function withinBase64(text: string): string[] {
  const pieces = [0, 1, 2].map((before) => {
    const bytes = Buffer.from('.'.repeat(before) + text);
    const whole = Math.floor((bytes.length * 8) / 6);
    return bytes.toString('base64').slice(Math.ceil((before * 8) / 6), whole);
  });
  return pieces
    .filter(({ length }) => length >= SHORTEST_BASE64)
    .flatMap((piece) => [piece, piece.replaceAll('+', '-').replaceAll('/', '_')]);
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Short ones are looked for as words of their own: six digits stand in many a number. */
const SHORT = 8;
/** Sealed text is random, and contains every short word sooner or later. */
const sealed = /[a-z\d+/]{60,}/gi;

/** A text, for a search: as it is, with what is legible once it is decoded, and without what is sealed. */
export function readingOf(text: string) {
  const spelledOut = (spelling: string) => `${spelling}\n${decoded(spelling)}`.toLowerCase();
  return { text, legible: spelledOut(text), words: spelledOut(text.replace(sealed, ' ')) };
}

/** Whether a secret stands in a text: as it is, without its spaces, percent-encoded, or in base64, whatever the letters' case. */
export function finderOf(secret: string) {
  const short = secret.length < SHORT;
  const plain = [secret, secret.replace(/\s/g, '')].map((spelling) => escaped(spelling.toLowerCase())).join('|');
  const spellings = new RegExp(short ? `(?<![\\p{L}\\d])(${plain})(?![\\p{L}\\d])` : plain, 'u');
  const base64 = withinBase64(secret);
  return ({ text, legible, words }: ReturnType<typeof readingOf>) =>
    spellings.test(short ? words : legible) || base64.some((piece) => text.includes(piece));
}

/** With `%40` as `@` and `+` as a space, as often as it was encoded; stray percent signs stay. */
function decoded(text: string): string {
  const once = text.replaceAll('+', ' ').replace(/(%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  return once === text ? text : decoded(once);
}

import type { Details } from '../../mocks/people/health-records';
import { dateParts, spaced } from '../user/user';

const months = 'January February March April May June July August September October November December'.split(' ');

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

/** The spellings of a British number (07700 900338 or +44 7700 900338), with every spelling of its national part. */
export const spellingsOfPhone = (number: string) => [number, number.replace(/\D/g, '').replace(/^(44|0)/, '')];

/** A user's answers about their health record, by kind, in every spelling. */
export const spellingsOfDetails = ({ nhsNumber, firstName, middleNames, lastName, dob, postcode }: Details) =>
  [
    ['NHS number', [nhsNumber, spaced(nhsNumber)]],
    ['name', [firstName, lastName, ...middleNames.split(' ')]],
    ['date of birth', spellingsOfDob(dob)],
    ['postcode', [postcode]],
  ] as const;

/** Typed text that may be a telephone number. */
export const spellingsOfTyped = (text: string) => (/^\+?[\d ]{10,}$/.test(text) ? spellingsOfPhone(text) : [text]);

/** A shorter piece of base64 occurs in random text. */
const SHORTEST_BASE64 = 8;

/** The encodings of a text inside a base64 text, which depend on the number of preceding bytes. */
function withinBase64(text: string): string[] {
  const pieces = [0, 1, 2].map((before) => {
    const bytes = Buffer.from('.'.repeat(before) + text);
    const end = Math.floor((bytes.length * 8) / 6);
    return bytes.toString('base64').slice(Math.ceil((before * 8) / 6), end);
  });
  return pieces
    .filter(({ length }) => length >= SHORTEST_BASE64)
    .flatMap((piece) => [piece, piece.replaceAll('+', '-').replaceAll('/', '_')]);
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Short secrets match as separate words only, because six digits occur in many numbers. */
const SHORT = 8;
/** Encrypted text is random, and eventually contains every short word. */
const sealed = /[a-z\d+/]{60,}/gi;

/** A text for the search: as it is, with its decoded parts, and without encrypted ones. */
export function readingOf(text: string) {
  const spelledOut = (spelling: string) => `${spelling}\n${decoded(spelling)}`.toLowerCase();
  return { text, legible: spelledOut(text), words: spelledOut(text.replace(sealed, ' ')) };
}

/** Whether a text contains a secret: literally, without spaces, percent-encoded, or in base64, case-insensitive. */
export function finderOf(secret: string) {
  const short = secret.length < SHORT;
  const plain = [secret, secret.replace(/\s/g, '')].map((spelling) => escaped(spelling.toLowerCase())).join('|');
  const spellings = new RegExp(short ? `(?<![\\p{L}\\d])(${plain})(?![\\p{L}\\d])` : plain, 'u');
  const base64 = withinBase64(secret);
  return ({ text, legible, words }: ReturnType<typeof readingOf>) =>
    spellings.test(short ? words : legible) || base64.some((piece) => text.includes(piece));
}

/** Decodes `%40` to `@` and `+` to a space repeatedly. Stray percent signs remain. */
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

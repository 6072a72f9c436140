import { addresses } from '@/paths';

/** Digits and letters that nobody takes for another one, read or heard; without vowels they make no words. */
const alphabet = '2346789CDFGHJKMNPQRTVWXY';
const LENGTH = 5;

/** The references that pages show (specifications 1 and 2); any other one counts as the last. */
const references = [
  '',
  'CID0003',
  'CID0404',
  'CID1004',
  'CID1116',
  'CID1119',
  'CID2011',
  'CID2012',
  'CID2013',
  'CID2014',
  'CID7031',
  'another',
];

const places = [...addresses, 'other'];
const MINUTES = 1440;
/** As many builds as the rest of the code can tell apart. */
const BUILDS = Math.floor(alphabet.length ** LENGTH / (places.length * references.length * MINUTES));

/** The page that was shown, and when. `build` is the id in the document; `at` is in milliseconds since 1970. */
interface Shown {
  build: string;
  address: string;
  reference: string;
  at: number;
}

/** The part of a build's id that a help code has. An id that is no number counts as 0. */
export const buildPart = (build: string): number => (Number.parseInt(build, 16) || 0) % BUILDS;

const indexOf = (list: readonly string[], value: string) => (list.includes(value) ? list.indexOf(value) : list.length - 1);

/** The code that a person reads to a helper, such as K7-4Q2: a number made of build, address, reference and minute of the day (UTC). */
export function helpCodeOf({ build, address, reference, at }: Shown): string {
  const minute = Math.floor(at / 60_000) % MINUTES;
  const place = indexOf(places, address) * references.length + indexOf(references, reference);
  let number = (buildPart(build) * places.length * references.length + place) * MINUTES + minute;
  let code = '';
  while (code.length < LENGTH) {
    code = alphabet.charAt(number % alphabet.length) + code;
    number = Math.floor(number / alphabet.length);
  }
  return `${code.slice(0, 2)}-${code.slice(2)}`;
}

/** As it is read aloud: 'K 7, 4 Q 2'. */
export const spelt = (code: string): string =>
  code
    .split('-')
    .map((part) => [...part].join(' '))
    .join(', ');

/** Reads a code, however it was written down; undefined where it cannot be one. `minute`: of the day, in UTC. */
export function readHelpCode(written: string) {
  const letters = [...written.toUpperCase().replace(/[\s,-]/g, '')].map((letter) => alphabet.indexOf(letter));
  if (letters.length !== LENGTH || letters.includes(-1)) return undefined;
  const number = letters.reduce((sum, letter) => sum * alphabet.length + letter, 0);
  const minute = number % MINUTES;
  const reference = String(references[Math.floor(number / MINUTES) % references.length]);
  const address = String(places[Math.floor(number / MINUTES / references.length) % places.length]);
  const build = Math.floor(number / MINUTES / references.length / places.length);
  return build < BUILDS ? { build, address, reference, minute } : undefined;
}

import { places } from './places';

/** Digits and letters that nobody takes for another one, read or heard; without vowels they make no words. */
const alphabet = '2346789CDFGHJKMNPQRTVWXY';

/** The references that pages show (specifications 1 and 2); any other one counts as 'another'. Append only, as in `places`. */
const references: readonly string[] = [
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

/** Why the page was shown; any other value counts as 'none'. Append only. `scripts/help-code.mjs` has the words. */
export const causes = [
  'none',
  'noCookie',
  'malformedCookie',
  'shape',
  'refused',
  'failed',
  'noAnswer',
  'firewall',
  'exception',
  'signInOver',
] as const;
export type Cause = (typeof causes)[number];

const MINUTES = 1440;

/** How many values each part of a code can have. Free numbers are for entries that are appended later. */
const current = { length: 6, references: 16, places: 128, causes: 12 };
/** Codes of before 2026-11-26 have no cause. */
const former = { length: 5, references: 12, places: 104, causes: 1 };

/** As many builds as the rest of a code can tell apart. */
const buildsOf = (format: typeof current) =>
  Math.floor(alphabet.length ** format.length / (format.causes * format.places * format.references * MINUTES));

/** The page that was shown, when and why. `build` is the id in the document; `at` is in milliseconds since 1970. */
interface Shown {
  build: string;
  cause: Cause;
  address: string;
  reference: string;
  at: number;
}

/** The part of a build's id that a help code has. An id that is no number counts as 0. */
export const buildPart = (build: string, builds = buildsOf(current)): number => (Number.parseInt(build, 16) || 0) % builds;

const indexOf = (list: readonly string[], value: string, otherwise: string) => list.indexOf(list.includes(value) ? value : otherwise);

/** The code that a user reads to a helper, such as K7D-4Q2: a number made of build, cause, address, reference and minute of the day (UTC). */
export function helpCodeOf({ build, cause, address, reference, at }: Shown): string {
  let number = buildPart(build) * current.causes + indexOf(causes, cause, 'none');
  number = number * current.places + indexOf(places, address, 'other');
  number = number * current.references + indexOf(references, reference, 'another');
  number = number * MINUTES + (Math.floor(at / 60_000) % MINUTES);
  let code = '';
  while (code.length < current.length) {
    code = alphabet.charAt(number % alphabet.length) + code;
    number = Math.floor(number / alphabet.length);
  }
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

/** As it is read aloud: 'K 7 D, 4 Q 2'. */
export const spelt = (code: string): string =>
  code
    .split('-')
    .map((part) => [...part].join(' '))
    .join(', ');

/**
 * Reads a code in any spelling; undefined if it is none. `minute`: of the day, in UTC. `builds`: how many builds it tells apart. A former
 * code has no cause.
 */
export function readHelpCode(written: string) {
  const letters = [...written.toUpperCase().replace(/[\s,-]/g, '')].map((letter) => alphabet.indexOf(letter));
  const format = [current, former].find(({ length }) => length === letters.length);
  if (!format || letters.includes(-1)) return undefined;
  let rest = letters.reduce((sum, letter) => sum * alphabet.length + letter, 0);
  const take = (size: number) => {
    const part = rest % size;
    rest = Math.floor(rest / size);
    return part;
  };
  const minute = take(MINUTES);
  const reference = references[take(format.references)];
  const address = places[take(format.places)];
  const cause = causes[take(format.causes)];
  const builds = buildsOf(format);
  if (reference === undefined || address === undefined || cause === undefined || rest >= builds) return undefined;
  return { build: rest, builds, cause: format === current ? cause : undefined, address, reference, minute };
}

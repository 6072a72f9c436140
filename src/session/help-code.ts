import { addresses } from '@/paths';
import { fingerprint } from './storage-entry';

/** Digits and letters that are not confused when they are read or heard. Without vowels they form no words. */
const alphabet = '2346789CDFGHJKMNPQRTVWXY';

/** Why the page was shown. Other values count as 'none'. Append only: codes contain the position. `scripts/help-code.mjs` has the words. */
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

/** In milliseconds. A day has as many steps of 2.5 minutes as two characters have values. */
const STEP = 150_000;

const character = (number: number) => alphabet.charAt(number % alphabet.length);
const pair = (number: number) => character(Math.floor(number / alphabet.length)) + character(number);

const addressPart = (address: string) => pair(Number.parseInt(fingerprint(address), 36));

/** The character of a help code for a build's id. An id that is no number counts as 0. */
export const buildPart = (build: string) => character(Number.parseInt(build, 16) || 0);

/** The page that was shown, when and why. `build` is the id in the document; `at` is in milliseconds since 1970. */
interface Shown {
  build: string;
  cause: Cause;
  address: string;
  at: number;
}

/** The code that a user reads to a helper, such as 8FR-KNQ. An address outside the app counts as 'other': it may contain a name. */
export function helpCodeOf({ build, cause, address, at }: Shown): string {
  const known = addresses.has(address) ? address : 'other';
  return `${character(Math.max(causes.indexOf(cause), 0))}${addressPart(known)}-${buildPart(build)}${pair(Math.floor(at / STEP))}`;
}

/** A code as users read it aloud: '8 F R, K N Q'. */
export const spelt = (code: string): string =>
  code
    .split('-')
    .map((part) => [...part].join(' '))
    .join(', ');

/** Reads a code in any spelling; undefined if it is none. Several addresses can fit. `since`: the time of day in milliseconds, in UTC. */
export function readHelpCode(written: string) {
  const code = written.toUpperCase().replace(/[\s,-]/g, '');
  const numbers = [...code].map((letter) => alphabet.indexOf(letter));
  if (numbers.length !== 6 || numbers.includes(-1)) return undefined;
  const [first = 0, , , , high = 0, low = 0] = numbers;
  const cause = causes[first];
  const fitting = [...addresses, 'other'].filter((address) => addressPart(address) === code.slice(1, 3));
  if (!cause || fitting.length === 0) return undefined;
  return { build: code.charAt(3), cause, addresses: fitting, since: (high * alphabet.length + low) * STEP };
}

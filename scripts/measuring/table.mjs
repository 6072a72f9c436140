import { budgets, isWithin, targets } from './budgets.mjs';
import { median } from './judge.mjs';

/** @typedef {import('./rounds.mjs').Round} Round */
/** @typedef {import('./rounds.mjs').Visits} Visits */
/** @typedef {(value: number) => string} Format */

/**
 * A figure of the table.
 * @typedef {object} Figure
 * @property {string} label
 * @property {Format} format
 * @property {(visits: Visits) => number} of
 * @property {number} [most] that the app's own figure may be
 * @property {boolean} [always] in every round, not only in the middle one
 * @property {['limit' | 'earlier', number]} [share] the allowed multiple of another target's figure
 */

export const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const KiB = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
export const count = String;
const ms = (/** @type {number} */ time) => `${time.toFixed(0)} ms`;
const share = (/** @type {number} */ value) => value.toFixed(4);

/** @type {readonly Figure[]} */
const figures = [
  { label: 'All bytes', format: KiB, of: ({ first }) => first.bytes.all, most: targets.bytes },
  { label: '  HTML', format: KiB, of: ({ first }) => first.bytes.html },
  { label: '  JS', format: KiB, of: ({ first }) => first.bytes.js },
  { label: '  CSS', format: KiB, of: ({ first }) => first.bytes.css },
  { label: '  API', format: KiB, of: ({ first }) => first.bytes.api },
  { label: '  other', format: KiB, of: ({ first }) => first.bytes.other },
  { label: '  before it is hydrated', format: KiB, of: ({ first }) => first.bytesBefore },
  { label: 'Requests', format: count, of: ({ first }) => first.requests, most: targets.requests },
  { label: '  before it is hydrated', format: count, of: ({ first }) => first.requestsBefore },
  { label: '  to other hosts', format: count, of: ({ first }) => first.otherHosts.length, most: targets.otherHosts },
  { label: 'First paint (FCP)', format: ms, of: ({ first }) => first.fcp },
  { label: 'Largest paint (LCP)', format: ms, of: ({ first }) => first.lcp, share: ['limit', targets.lcpOfLimit] },
  { label: 'Field can be typed into', format: ms, of: ({ first }) => first.typable, share: ['limit', targets.typableOfLimit] },
  { label: '  has accepted a character', format: ms, of: ({ first }) => first.typed },
  { label: '  drops that character', format: count, of: ({ first }) => first.dropped, most: targets.droppedCharacters, always: true },
  { label: 'Hydrated', format: ms, of: ({ first }) => first.hydrated, share: ['earlier', targets.hydratedOfEarlier] },
  { label: 'From the click to the next step', format: ms, of: ({ first }) => first.next },
  { label: '  where that is one call', format: ms, of: ({ oneCall }) => oneCall, share: ['limit', targets.nextOfLimit] },
  { label: '  scripts asked for', format: count, of: ({ first }) => first.nextScripts, most: targets.nextScripts, always: true },
  { label: 'Layout shift (CLS)', format: share, of: ({ first }) => first.shift, most: targets.shift },
  { label: 'Blocking time', format: ms, of: ({ blocking }) => blocking, most: targets.blockingMs },
  { label: 'Heap', format: KiB, of: ({ heap }) => heap, most: targets.heapBytes },
  { label: 'Second visit: LCP', format: ms, of: ({ second }) => second.lcp, share: ['limit', targets.secondLcpOfLimit] },
  { label: '  requests', format: count, of: ({ second }) => second.requests, most: targets.secondRequests },
  { label: '  bytes', format: KiB, of: ({ second }) => second.bytes.all },
];

const others = /** @type {const} */ (['limit', 'earlier']);
const shown = (/** @type {number} */ value, /** @type {Format} */ format) => (Number.isNaN(value) ? '-' : format(value));

/** @param {string} label @param {string[]} cells the app's, the limit's, the earlier build's and the ratio @param {string[]} verdict */
const line = (label, cells, verdict = []) =>
  console.log(`${label.padEnd(32)}${[0, 1, 2, 3].map((at) => (cells[at] ?? '').padStart(12)).join('')}   ${verdict.join('  ')}`.trimEnd());

/** The limit of a figure, and whether it is met. @param {string} target @param {number} value @param {number} most */
const verdictOn = (target, value, most) => [`<= ${target}`.padEnd(16), isWithin(value, most) ? 'met' : 'MISSED'];

/**
 * A line for a value that is measured once: value, limit and verdict.
 * @param {string} label @param {number} value @param {number | undefined} most @param {Format} format
 */
export const printOnce = (label, value, most, format) =>
  line(label, [format(value)], most === undefined ? [] : verdictOn(format(most), value, most));

/**
 * A figure's line: the medians of all targets and, if the app's is compared with another, the median of the rounds' ratios. Undefined
 * for a figure that this page never has.
 * @param {Figure} figure
 * @param {readonly Round[]} rounds
 * @param {boolean} held whether the page has targets at all
 */
function printFigure({ label, format, of, most, always, share: [other, mostShare] = ['limit', NaN] }, rounds, held) {
  const values = (/** @type {string} */ name) => rounds.flatMap((round) => (round[name] ? of(round[name]) : []));
  const app = values('app');
  if (app.every(Number.isNaN)) return;
  const value = always ? Math.max(...app) : median(app);
  const cells = [value, ...others.map((name) => median(values(name)))].map((one) => shown(one, format));
  const theirs = values(other);
  if (!Number.isNaN(mostShare) && theirs.length > 0) {
    const ratio = median(app.map((one, round) => one / (theirs[round] ?? NaN)));
    line(label, [...cells, `x${ratio.toFixed(2)}`], verdictOn(`x${mostShare.toFixed(2)} ${other}`, ratio, mostShare));
  } else {
    line(label, cells, held && most !== undefined ? verdictOn(format(most), value, most) : []);
  }
}

/** @param {string} address @param {readonly Round[]} rounds */
export function printRounds(address, rounds) {
  for (const figure of figures) printFigure(figure, rounds, address in budgets);
  line(
    'Element of the largest paint',
    ['app', ...others].map((name) => rounds[0]?.[name]?.first.lcpElement ?? '-'),
  );
}

export const printHead = () => line('', ['app', ...others, 'ratio'], ['target']);

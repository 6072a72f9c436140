import { openBench } from './bench.mjs';
import { digits, tableLines } from './columns.mjs';
import { blockingTime, firstSeen, mediansOf } from './judge.mjs';
import { totalOf } from './line.mjs';
import { build, dist } from './serve.mjs';
import { enter, usualScreens } from './situation.mjs';
import { documentBytes } from './sizes.mjs';
import { visitOnce } from './visit.mjs';

/** @typedef {import('./bench.mjs').Bench} Bench */
/**
 * The figures of an address opened without a cache. `seen` and `blocking` in milliseconds, `ratio` to plain HTML, `bytes` on the wire,
 * `document` in bytes of brotli. Undefined or NaN if it could not be measured.
 * @typedef {{ address: string, landsOn: string, seen?: number, ratio?: number, requests?: number, bytes?: number, shift?: number,
 *   blocking?: number, document: number }} Row
 */

/** Sorts rows without a ratio first, because something failed there. @param {Row} row */
const distance = ({ ratio = NaN }) => (Number.isNaN(ratio) ? Infinity : ratio);

/** Sorts by the difference from plain HTML, then by name. Infinity minus infinity is NaN. @param {readonly Row[]} rows */
export const farthestFirst = (rows) => [...rows].sort((a, b) => distance(b) - distance(a) || a.address.localeCompare(b.address));

/** @param {readonly Row[]} rows @param {number} rounds */
export const addressLines = (rows, rounds) => [
  `Opened without cache and storage: Slow 4G, CPU 4 times slower, medians of ${rounds} rounds. -> marks a redirect.`,
  'The ratio is to the same page as plain HTML. KiB are on the wire, with headers; 1 kB = 1000 bytes of brotli.',
  '',
  ...tableLines(
    [
      { title: 'address', cell: ({ address, landsOn }) => (landsOn ? `${address} -> ${landsOn}` : address), isText: true },
      { title: 'heading ms', cell: ({ seen }) => digits(seen) },
      { title: 'x plain', cell: ({ ratio }) => digits(ratio, 2) },
      { title: 'requests', cell: ({ requests }) => digits(requests) },
      { title: 'KiB', cell: ({ bytes }) => digits(bytes && bytes / 1024, 1) },
      { title: 'shift', cell: ({ shift }) => digits(shift, 3) },
      { title: 'blocking ms', cell: ({ blocking }) => digits(blocking) },
      { title: 'document kB', cell: ({ document }) => digits(document / 1000, 1) },
    ],
    rows,
  ),
];

/** One visit to the app, and one to the same page as plain HTML. @param {Bench} bench @param {string} screen @param {boolean} plainFirst */
async function bothWays({ chrome, app, plain }, screen, plainFirst) {
  const situation = await enter(chrome, app.origin, { screen });
  const open = async (/** @type {import('./line.mjs').Line} */ server) => {
    const { notes, carried } = await visitOnce(chrome, server, situation, { isSlow: true });
    return { seen: firstSeen(notes.headings) - notes.begun, notes, carried };
  };
  const early = plainFirst ? await open(plain) : undefined;
  const { seen, notes, carried } = await open(app);
  const limit = early ?? (await open(plain));
  const { tasks, shift, fcp = NaN } = notes;
  return { seen, ratio: seen / limit.seen, ...totalOf(carried), shift, blocking: blockingTime(tasks, fcp) };
}

/**
 * The figures of an address, and of its target. A failure does not stop the other addresses.
 * @param {Bench} bench
 * @param {{ address: string, screen: string }} what
 * @param {number} rounds
 */
async function measureAddress(bench, { address, screen }, rounds) {
  const document = documentBytes(dist, address);
  try {
    const path = await bench.plain.put({ screen });
    const measured = [];
    for (let round = 0; round < rounds; round++) measured.push(await bothWays(bench, screen, round % 2 === 1));
    return { address, landsOn: path === address ? '' : path, document, ...mediansOf(measured) };
  } catch (error) {
    console.error(`${address}: ${error instanceof Error ? error.message : error}`);
    return { address, landsOn: '', document };
  }
}

/**
 * Measures addresses without a cache, each beside the same page as plain HTML, and prints them by the difference.
 * @param {{ addresses: readonly string[], rounds: number }} what no address means every address
 */
export async function measureAll({ addresses, rounds }) {
  await build();
  const start = performance.now();
  const bench = await openBench();
  /** @type {Row[]} */
  const rows = [];
  try {
    const screens = (await usualScreens(bench.app.origin)).filter(({ address }) => addresses.length === 0 || addresses.includes(address));
    for (const what of screens) {
      rows.push(await measureAddress(bench, what, rounds));
      console.error(`${rows.length} of ${screens.length}: ${what.address}`);
    }
  } finally {
    await bench.close();
  }
  console.log(addressLines(farthestFirst(rows), rounds).join('\n'));
  console.log(`\n${rows.length} addresses in ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
}

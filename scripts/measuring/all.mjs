import { openCold } from './bare-visit.mjs';
import { addressLines, farthestFirst } from './columns.mjs';
import { blockingTime, firstSeen, mediansOf } from './judge.mjs';
import { openLine } from './line.mjs';
import { drawnAt, servePlain } from './plain.mjs';
import { build, dist, launchHere, serveBuild } from './serve.mjs';
import { enter, usualScreens } from './situation.mjs';
import { documentBytes } from './sizes.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./columns.mjs').Row} Row */
/** @typedef {import('./line.mjs').Line} Line */
/**
 * @typedef {object} Servers
 * @property {Browser} chrome
 * @property {{ origin: string }} app
 * @property {Awaited<ReturnType<typeof servePlain>>} plain
 * @property {{ app: Line, plain: Line }} lines
 */

/** From the start of a visit to its heading, in milliseconds. @param {import('./notes.mjs').Notes} notes */
const timeOf = ({ headings, begun }) => firstSeen(headings) - begun;

/**
 * One visit to the app, and one to the same page as plain HTML.
 * @param {Browser} chrome
 * @param {Servers['lines']} lines
 * @param {string} screen
 * @param {boolean} plainFirst
 */
async function bothWays(chrome, { app, plain }, screen, plainFirst) {
  const { address, cookies } = await enter(chrome, app.origin, { screen });
  const openPlain = () => openCold(chrome, plain, address, cookies);
  const early = plainFirst ? await openPlain() : undefined;
  const own = await openCold(chrome, app, address, cookies);
  const limit = timeOf(early ?? (await openPlain()));
  const { requests, bytes, shift, tasks, fcp } = own;
  return { seen: timeOf(own), ratio: timeOf(own) / limit, requests, bytes, shift, blocking: blockingTime(tasks, fcp) };
}

/**
 * The figures of an address, and of its target. A failure does not stop the other addresses.
 * @param {Servers} servers
 * @param {{ address: string, screen: string }} what
 * @param {number} rounds
 */
async function measureAddress({ chrome, app, plain, lines }, { address, screen }, rounds) {
  const document = documentBytes(dist, address);
  try {
    const { drawn, path } = await drawnAt(chrome, app.origin, screen);
    await plain.put(drawn);
    const measured = [];
    for (let round = 0; round < rounds; round++) measured.push(await bothWays(chrome, lines, screen, round % 2 === 1));
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
  const chrome = await launchHere();
  const [app, plain] = [await serveBuild(dist), await servePlain(dist)];
  const lines = { app: await openLine(app.origin), plain: await openLine(plain.origin) };
  /** @type {Row[]} */
  const rows = [];
  try {
    const screens = (await usualScreens(app.origin)).filter(({ address }) => addresses.length === 0 || addresses.includes(address));
    for (const what of screens) {
      rows.push(await measureAddress({ chrome, app, plain, lines }, what, rounds));
      console.error(`${rows.length} of ${screens.length}: ${what.address}`);
    }
  } finally {
    await chrome.close();
    await Promise.all([lines.app.close(), lines.plain.close(), app.close(), plain.close()]);
  }
  console.log(addressLines(farthestFirst(rows), rounds).join('\n'));
  console.log(`\n${rows.length} addresses in ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
}

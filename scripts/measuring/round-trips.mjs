/** @typedef {import('./line.mjs').Carried} Carried */
/** @typedef {import('./notes.mjs').Asked} Asked */
/** @typedef {{ name: string, at: number, end: number }} Trip a round trip, in milliseconds since 1970 */

/** The largest difference between the clocks of the page and the line, in milliseconds. */
const CLOCKS_DIFFER_MS = 100;

/** A call by the end of its path, a script or style sheet by its chunk, any navigation as `document`. @param {Carried} carried */
const nameOf = ({ path, isDocument }) =>
  isDocument
    ? 'document'
    : path
        .replace(/\?.*/, '')
        .replace(/^\/api\/\w+\//, '')
        .replace(/^\/assets\/(.+)-[\w-]{8}\.(js|css)$/, 'chunk $1');

/**
 * A request that waits for one of the browser's six connections starts when the page requests it. The browser parses a document while it
 * arrives, so files and the heading follow its first byte.
 * @param {Carried} carried
 * @param {readonly Asked[]} asked
 */
function tripOf(carried, asked) {
  const { path, at, begunAt, until, isDocument } = carried;
  const [, askedAt = at] = asked.find(([one, start, end]) => one === path && start <= at && at <= end) ?? [];
  return { name: nameOf(carried), at: at - askedAt > CLOCKS_DIFFER_MS ? askedAt : at, end: (isDocument ? begunAt : until) ?? Infinity };
}

/** @param {string} name @param {string} prescribed */
const isSame = (name, prescribed) => name === prescribed || (prescribed === 'script' && name.startsWith('chunk '));

/** The trips of a chain outside the prescribed series. @param {readonly Trip[]} chain @param {readonly string[]} series */
function strangers(chain, series) {
  const left = [...series];
  return chain.filter(({ name }) => {
    const at = left.findIndex((prescribed) => isSame(name, prescribed));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * The critical path: the longest chain of requests between a click and its result, each of which starts after the previous one has ended.
 * Of several such chains, the one with the most prescribed calls. `waits` are in series, though the prescribed calls do not depend on them.
 * @param {readonly Carried[]} carried
 * @param {readonly Asked[]} asked
 * @param {{ from: number, to: number, series: readonly string[] }} step
 */
export function criticalPath(carried, asked, { from, to, series }) {
  const trips = carried
    .map((one) => tripOf(one, asked))
    .filter(({ at, end }) => at >= from && end <= to)
    .sort((a, b) => a.end - b.end);
  const isBetter = (/** @type {Trip[]} */ one, /** @type {Trip[]} */ other) =>
    one.length !== other.length ? one.length > other.length : strangers(one, series).length < strangers(other, series).length;
  const best = (/** @type {readonly Trip[][]} */ chains) => chains.reduce((one, other) => (isBetter(other, one) ? other : one), []);
  /** @type {Trip[][]} the best chain that ends with each trip */
  const chains = [];
  for (const trip of trips) chains.push([...best(chains.filter((chain) => (chain.at(-1)?.end ?? Infinity) <= trip.at)), trip]);
  const chain = best(chains);
  const waits = strangers(chain, series).map((trip) => `${trip.name} after ${chain[chain.indexOf(trip) - 1]?.name ?? 'the click'}`);
  return { roundTrips: chain.length, waits };
}

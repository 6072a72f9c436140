import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunnerTask, RunnerTestFile } from 'vitest';
import { navigationOf, thisNavigation } from '@/history';
import { addresses } from '@/paths';
import { knownTransitions } from '../../mocks/map/known-transitions';
import { isOnMap, type Journey, type Move, type Refusal, refusalOf } from '../../mocks/map/recorded-journeys';
import { server } from '../../mocks/server';
import { allRows } from './sample';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, '.reports', 'transitions', 'pages');

/** A transition whose refusals are still being read. */
interface Noted extends Pick<Move, 'from' | 'to'> {
  refusals: Promise<Refusal>[];
  /** The browser was redirected, perhaps to an address of this app that a client or the auth API has named. */
  left?: true;
}

/** The address of the document. Undefined before a test has opened one, and after it has left the app. */
let at: string | undefined;
let navigation = '';
let refusals: Noted['refusals'] = [];
let called = false;
/** Whether the app has had a turn of the event loop there. React mounts a redirect twice in one. */
let settled = false;
/** The last external site of the browser, and the return addresses that it received. */
let away: { site: string; backTo: readonly string[] } | undefined;
let moves: Noted[] = [];
let journeys: { test: string; moves: Noted[] }[] = [];

function recordPosition(pathname: string | undefined) {
  at = pathname;
  navigation = thisNavigation();
  refusals = [];
  called = false;
  settled = false;
  void Promise.resolve().then(() => (settled = true));
}

const addressOf = (url: string) => {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin ? pathname : origin;
};

/** A test opens an address, which is no transition of the present page. */
export const noteDeparture = () => recordPosition(undefined);

/** A test has opened an address. That is no transition of the app, unless it is a return address that the app gave to an external site. */
export function noteVisit() {
  const { pathname } = window.location;
  if (away?.backTo.includes(pathname)) moves.push({ from: away.site, to: pathname, refusals: [] });
  away = undefined;
  recordPosition(pathname);
}

/** The app has redirected the browser to an address, of which only an external origin is recorded. */
export function noteExit(url: string) {
  if (at === undefined) return;
  const site = addressOf(url);
  moves.push({ from: at, to: site, refusals, left: true });
  const { searchParams } = new URL(url, window.location.href);
  away = { site, backTo: [...searchParams.values()].filter((value) => /^(\/|http)/.test(value)).map(addressOf) };
  recordPosition(undefined);
}

/** A new tab has opened, which does not change the page. */
export function noteTab(url: string) {
  if (at !== undefined) moves.push({ from: at, to: addressOf(url), refusals: [] });
}

function noteWrite() {
  if (at === undefined || thisNavigation() === navigation) return;
  const { pathname } = window.location;
  // The router gives each of its entries a key. An entry without one is the test's own.
  const jumped = thisNavigation() === navigationOf(pathname);
  if (!jumped && (pathname !== at || called || settled)) moves.push({ from: at, to: pathname, refusals });
  recordPosition(pathname);
}

// Once for all test files of a process, and below the app, which also observes the history.
for (const name of ['pushState', 'replaceState'] as const) {
  const write = History.prototype[name];
  History.prototype[name] = function (...given) {
    write.apply(this, given);
    noteWrite();
  };
}
// Back is no transition of the app. The app's own writes have been recorded by then.
window.addEventListener('popstate', () => at !== undefined && thisNavigation() !== navigation && recordPosition(window.location.pathname));
window.addEventListener('click', ({ target, defaultPrevented }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.target === '_blank' && !defaultPrevented) noteTab(link.href);
});

server.events.on('response:mocked', ({ request, response }) => {
  if (at === undefined || !/\/(api|pyi)\//.test(request.url)) return;
  called = true;
  if (response.status >= 400) refusals.push(refusalOf(response.status, response.clone().json()));
});

const edges = knownTransitions();
const known = new Set([...addresses, '*']);

/** Ends the record of a test. Throws if the app has made a transition that is not on the journey map. */
export function endJourney(test = '') {
  const ended = moves;
  if (ended.length > 0) journeys.push({ test, moves: ended });
  moves = [];
  away = undefined;
  recordPosition(undefined);
  const unknown = ended.find(({ from, to, left }) => !isOnMap(edges, { from, to: left ? 'another site' : to }, known));
  if (unknown)
    throw new Error(
      `The journey map has no transition from ${unknown.from} to ${unknown.to}. If it is right, run \`node scripts/map.mjs\`; what a step decides in its code is listed in mocks/map/transitions.ts.`,
    );
}

const leavesOut = (task: RunnerTask): boolean => task.mode === 'skip' || ('tasks' in task && task.tasks.some(leavesOut));

/**
 * Writes the transitions of a test file for the journey map, replacing those of its last run: pathnames, and the refused calls in between.
 * If only some tests or rows ran, the earlier record stays. Never fails a test.
 */
export async function saveJourneys(testFile: RunnerTestFile) {
  const ended = journeys;
  journeys = [];
  if (!allRows || leavesOut(testFile)) return;
  const name = relative(root, testFile.filepath);
  const file = join(folder, `${name}.json`);
  const settled = async ({ test, moves: noted }: (typeof ended)[number]): Promise<Journey> => ({
    test: `${name} › ${test}`,
    moves: await Promise.all(noted.map(async (move) => ({ ...move, refusals: await Promise.all(move.refusals) }))),
  });
  try {
    const written = JSON.stringify(await Promise.all(ended.map(settled)));
    rmSync(file, { force: true });
    if (ended.length === 0) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, written);
  } catch {
    // Then the map has less coverage.
  }
}

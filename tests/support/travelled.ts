import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunnerTask, RunnerTestFile } from 'vitest';
import { navigationOf, thisNavigation } from '@/history';
import type { Journey, Move } from '../../mocks/map/travelled';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, '.reports', 'travelled', 'pages');

/** A move whose refusals are still being read. */
interface Noted extends Pick<Move, 'from' | 'to'> {
  refusals: Promise<Move['refusals'][number]>[];
}

/** Where the document stands; undefined before a test has opened one, and after it has left the app. */
let at: string | undefined;
let navigation = '';
let refusals: Noted['refusals'] = [];
let called = false;
let moves: Noted[] = [];
let journeys: { test: string; moves: Noted[] }[] = [];

function stand(pathname: string | undefined) {
  at = pathname;
  navigation = thisNavigation();
  refusals = [];
  called = false;
}

/** A test has opened an address: that is no way of the app. */
export const noteVisit = () => stand(window.location.pathname);

/** The browser was sent to an address. Outside of the app only its origin is kept; a new tab leaves the page where it is. */
export function noteExit(url: string, newTab = false) {
  if (at === undefined) return;
  const { origin, pathname } = new URL(url, window.location.href);
  moves.push({ from: at, to: origin === window.location.origin ? pathname : origin, refusals });
  if (!newTab) stand(undefined);
}

function noteWrite() {
  if (at === undefined || thisNavigation() === navigation) return;
  const { pathname } = window.location;
  // The router gives each of its entries a key: one without is a test's own.
  const jumped = thisNavigation() === navigationOf(pathname);
  // The same address once more is a way only while another code that was asked for leads back to it, as in a browser test.
  if (!jumped && (pathname !== at || called)) moves.push({ from: at, to: pathname, refusals });
  stand(pathname);
}

// Once for all tests of a thread, and below the app, which watches the history too.
for (const name of ['pushState', 'replaceState'] as const) {
  const write = History.prototype[name];
  History.prototype[name] = function (...given) {
    write.apply(this, given);
    noteWrite();
  };
}
// Back is no way of the app. One that the app writes has been noted by then.
window.addEventListener('popstate', () => at !== undefined && thisNavigation() !== navigation && noteVisit());

const text = (value: unknown) => (typeof value === 'string' ? value : '');

async function refusalOf(response: Response) {
  const given: unknown = await response.json().catch(() => undefined);
  const { error, message, cid_error_code: code } = (given ?? {}) as Record<string, unknown>;
  return { status: response.status, code: text(code), texts: [text(error), text(message)].filter(Boolean) };
}

/** An API has answered. */
export function noteAnswer(request: Request, response: Response) {
  if (at === undefined || !/\/(api|pyi)\//.test(request.url)) return;
  called = true;
  if (response.status >= 400) refusals.push(refusalOf(response.clone()));
}

/** The test is over. */
export function endJourney(test = '') {
  if (moves.length > 0) journeys.push({ test, moves });
  moves = [];
  stand(undefined);
}

const leavesOut = (task: RunnerTask): boolean => task.mode === 'skip' || ('tasks' in task && task.tasks.some(leavesOut));

/**
 * Writes the ways of a test file for the journey map, in the place of those of its last run: pathnames, and how calls between were
 * refused. Where only some of its tests were run, the record of before is kept. Never fails a test.
 */
export async function keepJourneys(testFile: RunnerTestFile) {
  const ended = journeys;
  journeys = [];
  if (leavesOut(testFile)) return;
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
    // The map says less then.
  }
}

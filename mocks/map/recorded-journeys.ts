import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Edge, isPlace, type Row } from './edge';

/** An answer of an API other than the usual success. */
export interface Refusal {
  status: number;
  code: string;
  texts: string[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The error of an answer. Only its status when the body is unavailable. */
export async function refusalOf(status: number, body: Promise<unknown>): Promise<Refusal> {
  const given = await body.catch(() => undefined);
  const { error, message, cid_error_code: code } = (given ?? {}) as Record<string, unknown>;
  return { status, code: textOf(code), texts: [textOf(error), textOf(message)].filter(Boolean) };
}

/** From pathname to pathname, with the refused calls in between. An external page is an origin. */
export interface Move {
  from: string;
  to: string;
  refusals: Refusal[];
}

/** The record of one test. */
export interface Journey {
  test: string;
  moves: Move[];
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, '.reports', 'transitions');

const filesIn = (name: string) => {
  const inside = join(folder, name);
  return existsSync(inside) ? readdirSync(inside, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json')) : [];
};
const read = (name: string, file: string): unknown => JSON.parse(readFileSync(join(folder, name, file), 'utf8'));

/** The transitions that page tests and browser tests have covered. */
export const recordedJourneys = (): Journey[] => [
  // Written by `e2e/support/record-transitions.ts`, a file for each browser test: those of the last complete run, and of single runs since.
  ...filesIn('journeys').map((file) => read('journeys', file) as Journey),
  // Written by `tests/support/record-transitions.ts`, a file for each test file's last run. Records of deleted test files are ignored.
  ...filesIn('pages')
    .filter((file) => existsSync(join(root, file.slice(0, -'.json'.length))))
    .flatMap((file) => read('pages', file) as Journey[]),
];

const plain = (text: string) => text.toLowerCase().replace(/\.$/, '');

/** Compares a row with an answer as the app does. */
const meets = ({ status, code, message }: Row, refusal: Refusal) =>
  (status === undefined || status === refusal.status) &&
  (code === undefined || code === refusal.code) &&
  (message === undefined || refusal.texts.map(plain).includes(plain(message)));

/** The known address of a pathname: itself, an unknown one of the app (`*`), or an external one. */
const placeOf = (pathname: string, known: ReadonlySet<string>) =>
  known.has(pathname) ? pathname : /^\/(mock|api|pyi)(\/|$)|^[^/]/.test(pathname) ? undefined : '*';

/** How many tests have covered an edge. A row of an error table counts when the last refused call matches it. */
export function countTests(edges: readonly Edge[], journeys: readonly Journey[], known: ReadonlySet<string>): Map<Edge, number> {
  const counts = new Map(edges.map((edge) => [edge, 0]));
  for (const { moves } of journeys) {
    const seen = moves.map((move) => ({ from: placeOf(move.from, known), to: placeOf(move.to, known), last: move.refusals.at(-1) }));
    for (const edge of edges) if (seen.some((move) => isCovered(edge, move))) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return counts;
}

/** Whether the map has a transition for a move. A move from an external page belongs to no page, and a reload is no transition. */
export function isOnMap(edges: readonly Edge[], move: Pick<Move, 'from' | 'to'>, known: ReadonlySet<string>): boolean {
  const [begins, ends] = [placeOf(move.from, known), placeOf(move.to, known)];
  const matches = ({ from, to, kind }: Edge) =>
    kind !== 'return' && (isPlace(from) || from === begins) && (isPlace(to) ? ends === undefined : to === ends);
  return begins === undefined || begins === ends || edges.some(matches);
}

interface Seen {
  from?: string;
  to?: string;
  last?: Refusal;
}

function isCovered({ from, to, kind, row }: Edge, move: Seen): boolean {
  // An external site is any that is not the app. `any call` and `every page` match each address of it.
  const begins = isPlace(from) ? (move.from === undefined) === (kind === 'return') : move.from === from;
  const ends = isPlace(to) ? move.to === undefined : move.to === to;
  if (!begins || !ends) return false;
  if (kind === 'guard') return move.last === undefined;
  if (kind === 'fallback') return move.last !== undefined;
  return kind !== 'outcome' || (move.last !== undefined && meets(row ?? {}, move.last));
}

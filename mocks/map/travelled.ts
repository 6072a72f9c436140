import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Edge, isPlace, type Row } from './edge';

/** An answer of an API that was not the hoped-for one. */
interface Refusal {
  status: number;
  code: string;
  texts: string[];
}

/** The record of one browser test, by `e2e/support/travelled.ts`: moves from pathname to pathname, with the refused calls between them. */
export interface Journey {
  test: string;
  moves: { from: string; to: string; refusals: Refusal[] }[];
}

const folder = `${dirname(fileURLToPath(import.meta.url))}/../../.reports/travelled/`;

/** The journeys of the last whole run, and of the single ones since. */
export const recordedJourneys = (): Journey[] =>
  existsSync(folder) ? readdirSync(folder).map((file) => JSON.parse(readFileSync(folder + file, 'utf8')) as Journey) : [];

const plain = (text: string) => text.toLowerCase().replace(/\.$/, '');

/** As the app compares a row with an answer. */
const meets = ({ status, code, message }: Row, refusal: Refusal) =>
  (status === undefined || status === refusal.status) &&
  (code === undefined || code === refusal.code) &&
  (message === undefined || refusal.texts.map(plain).includes(plain(message)));

/** Which of the known addresses a pathname is: itself, any other of the app (`*`), or none of the app's. */
const placeOf = (pathname: string, known: ReadonlySet<string>) =>
  known.has(pathname) ? pathname : /^\/(mock|api|pyi)(\/|$)|^[^/]/.test(pathname) ? undefined : '*';

/** How many tests have travelled an edge. A row of an error table counts when the last refused call was refused like that. */
export function countTravels(edges: readonly Edge[], journeys: readonly Journey[], known: ReadonlySet<string>): Map<Edge, number> {
  const counts = new Map(edges.map((edge) => [edge, 0]));
  for (const { moves } of journeys) {
    const seen = moves.map((move) => ({ from: placeOf(move.from, known), to: placeOf(move.to, known), last: move.refusals.at(-1) }));
    for (const edge of edges) if (seen.some((move) => isTravelled(edge, move))) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return counts;
}

interface Seen {
  from?: string;
  to?: string;
  last?: Refusal;
}

function isTravelled({ from, to, kind, row }: Edge, move: Seen): boolean {
  // A site outside is whatever is not the app; any call and every page are anywhere in it.
  const begins = isPlace(from) ? (move.from === undefined) === (kind === 'return') : move.from === from;
  const ends = isPlace(to) ? move.to === undefined : move.to === to;
  if (!begins || !ends) return false;
  if (kind === 'guard') return move.last === undefined;
  if (kind === 'fallback') return move.last !== undefined;
  return kind !== 'outcome' || (move.last !== undefined && meets(row ?? {}, move.last));
}

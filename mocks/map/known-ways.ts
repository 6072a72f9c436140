import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Edge } from './edge';

/** Beside this file, so that the map opens at once: to read the ways from the code takes half a minute. `node scripts/map.mjs` writes it. */
export const waysFile = join(dirname(fileURLToPath(import.meta.url)), 'ways.json');

/** Every way as `node scripts/map.mjs` has found it in the code last. */
export const knownWays = (): Edge[] => JSON.parse(readFileSync(waysFile, 'utf8')) as Edge[];

/** The text of that file: a line for each way, with no more than the map shows. */
export const waysText = (edges: readonly Edge[]): string => `[\n${edges.map((edge) => JSON.stringify(plain(edge))).join(',\n')}\n]\n`;

const plain = ({ from, to, kind, words, call, row }: Edge): Edge => ({
  ...{ from, to, kind, words, call },
  ...(row && { row: { kind: row.kind, status: row.status, code: row.code, message: row.message } }),
});

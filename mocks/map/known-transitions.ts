import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Edge } from './edge';

/** Stored, so that the map opens immediately: reading the transitions from the code takes 30 s. `node scripts/map.mjs` writes the file. */
export const transitionsFile = join(dirname(fileURLToPath(import.meta.url)), 'known-transitions.json');

/** Every transition that `node scripts/map.mjs` last found in the code. */
export const knownTransitions = (): Edge[] => JSON.parse(readFileSync(transitionsFile, 'utf8')) as Edge[];

/** The content of that file: a line for each transition, with only the fields that the map shows. */
export const transitionsText = (edges: readonly Edge[]): string =>
  `[\n${edges.map((edge) => JSON.stringify(plain(edge))).join(',\n')}\n]\n`;

const plain = ({ from, to, kind, words, call, row }: Edge): Edge => ({
  ...{ from, to, kind, words, call },
  ...(row && { row: { kind: row.kind, status: row.status, code: row.code, message: row.message } }),
});

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distinct, type Edge, type Kind } from './edge';

/** Stored, so that the map opens immediately: reading the transitions from the code takes 30 s. `node scripts/map.mjs` writes the file. */
export const transitionsFile = join(dirname(fileURLToPath(import.meta.url)), 'known-transitions.json');

/** A row of a call's error table, or its fallback. Each page with the call has all of them. */
type Refusal = Pick<Edge, 'to' | 'kind' | 'call' | 'row'>;

/** Transitions from one address: those of a call (its refusals, and the targets of its success), or others of one kind. */
interface Group {
  from: string;
  kind?: Kind;
  words?: string;
  call?: string;
  to: [to: string, words?: string, call?: string][];
}

const isRefusal = ({ kind }: Edge) => kind === 'outcome' || kind === 'fallback';

function edgesOf({ from, kind, words, call, to }: Group, refusals: readonly Refusal[]): Edge[] {
  if (kind) return to.map(([target, ...more]) => ({ from, to: target, kind, words: more[0] ?? undefined, call: more[1] ?? undefined }));
  const refused = refusals.filter((refusal) => refusal.call === call).map((refusal) => ({ from, words, ...refusal }));
  return [...refused, ...to.map(([target]): Edge => ({ from, to: target, kind: 'answer', words, call }))];
}

function transitionsIn(text: string): Edge[] {
  const { refusals, groups } = JSON.parse(text) as { refusals: Refusal[]; groups: Group[] };
  return distinct(groups.flatMap((group) => edgesOf(group, refusals)));
}

/** Every transition that `node scripts/map.mjs` last found in the code. */
export const knownTransitions = () => transitionsIn(readFileSync(transitionsFile, 'utf8'));

/** The content of that file: a line for each refusal of a call, and for each group, with only the fields that the map shows. */
export function transitionsText(edges: readonly Edge[]): string {
  const refusals = new Set<string>();
  const groups: Group[] = [];
  for (const edge of edges) {
    const { from, to, kind, words, call } = edge;
    if (isRefusal(edge)) refusals.add(JSON.stringify({ call, to, kind, row: edge.row && rowOf(edge.row) }));
    const shared = isRefusal(edge) || kind === 'answer' ? { from, call, words } : { from, kind };
    const last = groups.at(-1);
    const group = last && JSON.stringify({ ...last, to: [] }) === JSON.stringify({ ...shared, to: [] }) ? last : { ...shared, to: [] };
    if (group !== last) groups.push(group);
    if (!isRefusal(edge)) group.to.push(group.kind ? [to, words, call] : [to]);
  }
  const lines = groups.map((group) => JSON.stringify(group).replaceAll(/(,null)+(?=])/g, ''));
  const text = `{"refusals":[\n${[...refusals].join(',\n')}\n],"groups":[\n${lines.join(',\n')}\n]}\n`;
  if (transitionsIn(text).length !== edges.length) throw new Error('A page lacks a refusal that another page with the same call has');
  return text;
}

const rowOf = ({ kind, status, code, message }: NonNullable<Edge['row']>) => ({ kind, status, code, message });

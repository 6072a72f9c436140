import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distinct, type Edge, type Kind } from './edge';

/** Stored, so that the map opens immediately: reading the transitions from the code takes 30 s. `node scripts/map.mjs` writes the file. */
export const transitionsFile = join(dirname(fileURLToPath(import.meta.url)), 'known-transitions.json');

/** Rows of a call's error table with one target, or its fallback. Each page with the call has all of them. */
interface Refusal extends Pick<Edge, 'to' | 'kind' | 'call'> {
  rows?: Edge['row'][];
}

/** Transitions that some addresses share: those of a call (its refusals, and the targets of its success), or others of one kind. */
interface Group {
  from: string[];
  kind?: Kind;
  words?: string;
  call?: string;
  to: [to: string, words?: string, call?: string][];
}

const isRefusal = ({ kind }: Edge) => kind === 'outcome' || kind === 'fallback';

function edgesOf(from: string, { kind, words, call, to }: Group, refusals: readonly Refusal[]): Edge[] {
  if (kind) return to.map(([target, ...more]) => ({ from, to: target, kind, words: more[0] ?? undefined, call: more[1] ?? undefined }));
  const refused = refusals.filter((refusal) => refusal.call === call);
  const refusedEdges = refused.flatMap(({ rows = [undefined], ...refusal }) => rows.map((row): Edge => ({ from, words, ...refusal, row })));
  return [...refusedEdges, ...to.map(([target]): Edge => ({ from, to: target, kind: 'answer', words, call }))];
}

function transitionsIn(text: string): Edge[] {
  const { refusals, groups } = JSON.parse(text) as { refusals: Refusal[]; groups: Group[] };
  return distinct(groups.flatMap((group) => group.from.flatMap((from) => edgesOf(from, group, refusals))));
}

/** Every transition that `node scripts/map.mjs` last found in the code. */
export const knownTransitions = () => transitionsIn(readFileSync(transitionsFile, 'utf8'));

/** The content of that file: a line for the refusals of a call to one target, and for each group, with only the fields that the map shows. */
export function transitionsText(edges: readonly Edge[]): string {
  const refusals = new Map<string, Refusal>();
  const groups = edges.map((edge): Group => {
    const { from, to, kind, words, call } = edge;
    const refusal = { call, to, kind, rows: edge.row && [rowOf(edge.row)] };
    if (isRefusal(edge)) refusals.set(JSON.stringify(refusal), refusal);
    if (isRefusal(edge) || kind === 'answer') return { from: [from], call, words, to: isRefusal(edge) ? [] : [[to]] };
    return { from: [from], kind, to: [[to, words, call]] };
  });
  const linesOf = (items: readonly object[]) => items.map((item) => JSON.stringify(item).replaceAll(/(,null)+(?=])/g, '')).join(',\n');
  const refused = linesOf(joined([...refusals.values()], 'rows'));
  const text = `{"refusals":[\n${refused}\n],"groups":[\n${linesOf(joined(joined(groups, 'to'), 'from'))}\n]}\n`;
  if (transitionsIn(text).length !== edges.length) throw new Error('A page lacks a refusal that another page with the same call has');
  return text;
}

/** Joins neighbours that differ in this list only. */
function joined<List extends string, Line extends Partial<Record<List, unknown[]>>>(lines: readonly Line[], list: List): Line[] {
  const rest = (line: Line) => JSON.stringify({ ...line, [list]: [] });
  return lines.reduce<Line[]>((joinedLines, line) => {
    const last = joinedLines.at(-1);
    if (!last || rest(last) !== rest(line)) return [...joinedLines, line];
    return [...joinedLines.slice(0, -1), { ...last, [list]: [last[list], line[list]].flat() }];
  }, []);
}

const rowOf = ({ kind, status, code, message }: NonNullable<Edge['row']>) => ({ kind, status, code, message });

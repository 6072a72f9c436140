import { type Edge, labelOf, site } from './edge';

/** Edges that are drawn as one line. */
export interface Line {
  from: string;
  to: string;
  edges: Edge[];
}

/** A point where many lines with the same label meet, so that the label is drawn once. */
export interface Junction {
  name: string;
  /** Their common label. */
  title: string;
  /** The addresses at their other ends. */
  addresses: string[];
}

/** The number of other ends from which a junction replaces single lines. */
const FEWEST = { from: 5, to: 9 };
/** The label of an edge without the text that the user clicked. */
const wording = ({ kind, words, call, row }: Edge) =>
  `${kind === 'guard' ? 'guard: ' : ''}${labelOf({ kind, call, row, words: call ? undefined : words, from: '', to: '' })}`;

function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

const ends = (edges: readonly Edge[], end: 'from' | 'to') => [...new Set(edges.map((edge) => edge[end]))].sort();

/** The lines of the drawing. Edges that many addresses share, from or to one address, become a junction. */
export function folded(edges: readonly Edge[]): { lines: Line[]; junctions: Junction[] } {
  const inwards = folding(edges, 'from', 'to');
  const outwards = folding(inwards.others, 'to', 'from');
  const junctions = [...inwards.bundles, ...outwards.bundles];
  const lines = grouped(outwards.others, ({ from, to }) => `${from} ${to}`).flatMap((group) => {
    const [first] = group;
    return first ? [{ from: first.from, to: first.to, edges: group }] : [];
  });
  return { lines: [...lines, ...junctions.map(({ line }) => line)], junctions: junctions.map(({ junction }) => junction) };
}

/** Groups edges with the same label and one common end, if there are many of them. */
function folding(edges: readonly Edge[], many: 'from' | 'to', one: 'from' | 'to') {
  const same = grouped(edges, (edge) => `${edge[one]} ${edge.kind} ${wording(edge)}`).filter(
    (group) => ends(group, many).length >= FEWEST[many],
  );
  const bundled = new Set(same.flat());
  const bundles = grouped(same, (group) => `${group[0]?.[one]} ${ends(group, many).join()}`).map((groups, index) => {
    const bundle = groups.flat();
    const name = site(`${many} ${index}`);
    const end = bundle[0]?.[one] ?? '';
    const title = [...new Set(bundle.map(wording))].join('\n');
    const line: Line = many === 'from' ? { from: name, to: end, edges: bundle } : { from: end, to: name, edges: bundle };
    return { junction: { name, title, addresses: ends(bundle, many) }, line };
  });
  return { bundles, others: edges.filter((edge) => !bundled.has(edge)) };
}

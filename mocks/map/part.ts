import { anyCall, type Edge, everyPage, type JourneyMap } from './edge';

const usualKinds: readonly Edge['kind'][] = ['link', 'redirect', 'form', 'answer', 'return'];
const ends = 'Ends and errors';

/** Whether a user takes this transition without an error. */
export const isUsual = ({ pages }: Pick<JourneyMap, 'pages'>, { kind, to }: Edge): boolean =>
  usualKinds.includes(kind) && !pages.some(({ path, journey }) => path === to && journey === ends);

/** One journey: its addresses and their transitions. Without failures, only the usual ones. */
export function partOf(map: JourneyMap, journey: string, failures: boolean): JourneyMap {
  const pages = map.pages.filter((page) => page.journey === journey);
  const own = new Set(pages.map(({ path }) => path));
  // An error page has only these transitions.
  const edges = map.edges.filter((edge) => own.has(edge.from) && (failures || journey === ends || isUsual(map, edge)));
  return { ...map, pages, edges };
}

/**
 * The shortest path to an address from the start, by usual transitions as far as possible. If no path begins there, from
 * an external link such as one in an email. Empty at the start. Undefined for an address that is not on the map.
 */
export function pathTo({ pages, edges }: JourneyMap, address: string): Edge[] | undefined {
  const usual = edges.filter((edge) => isUsual({ pages }, edge));
  const reached = new Set(edges.filter(({ from, to }) => from !== to).map(({ to }) => to));
  const outside = [...pages.map(({ path }) => path), ...edges.map(({ from }) => from)].filter((place) => !reached.has(place));
  return shortest(usual, ['/'], address) ?? shortest(edges, ['/'], address) ?? shortest(edges, outside, address);
}

function shortest(edges: readonly Edge[], starts: readonly string[], address: string): Edge[] | undefined {
  const paths = new Map<string, Edge[]>(starts.map((start) => [start, []]));
  // Iterating a Map includes entries added meanwhile.
  for (const [place, path] of paths) {
    if (place === address) return path;
    // The transitions that all pages and all calls share are available at the first page.
    const common = (from: string) => path.length === 1 && (from === everyPage || from === anyCall);
    for (const edge of edges) if ((edge.from === place || common(edge.from)) && !paths.has(edge.to)) paths.set(edge.to, [...path, edge]);
  }
  return undefined;
}

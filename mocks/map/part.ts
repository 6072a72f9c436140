import { anyCall, type Edge, everyPage, type JourneyMap } from './edge';

const usualKinds: readonly Edge['kind'][] = ['link', 'redirect', 'form', 'answer', 'return'];
const ends = 'Ends and errors';

/** Whether somebody goes this way to whom nothing goes wrong. */
export const isUsual = ({ pages }: Pick<JourneyMap, 'pages'>, { kind, to }: Edge): boolean =>
  usualKinds.includes(kind) && !pages.some(({ path, journey }) => path === to && journey === ends);

/** One journey: its addresses and the ways that begin there; without failures only the usual ways. */
export function partOf(map: JourneyMap, journey: string, failures: boolean): JourneyMap {
  const pages = map.pages.filter((page) => page.journey === journey);
  const own = new Set(pages.map(({ path }) => path));
  // A page of errors has no other ways than these.
  const edges = map.edges.filter((edge) => own.has(edge.from) && (failures || journey === ends || isUsual(map, edge)));
  return { ...map, pages, edges };
}

/**
 * The shortest way to an address from where clients send people: by usual ways as far as they lead. From where people come from outside,
 * such as a link in an email, when no way leads there from the start; empty where it begins. None for an address that is not on the map.
 */
export function pathTo({ pages, edges }: JourneyMap, address: string): Edge[] | undefined {
  const usual = edges.filter((edge) => isUsual({ pages }, edge));
  const reached = new Set(edges.filter(({ from, to }) => from !== to).map(({ to }) => to));
  const outside = [...pages.map(({ path }) => path), ...edges.map(({ from }) => from)].filter((place) => !reached.has(place));
  return shortest(usual, ['/'], address) ?? shortest(edges, ['/'], address) ?? shortest(edges, outside, address);
}

function shortest(edges: readonly Edge[], starts: readonly string[], address: string): Edge[] | undefined {
  const paths = new Map<string, Edge[]>(starts.map((start) => [start, []]));
  // A Map also hands out what is added on the way.
  for (const [place, path] of paths) {
    if (place === address) return path;
    // The ways that all pages and all calls have in common can be taken at the first page.
    const common = (from: string) => path.length === 1 && (from === everyPage || from === anyCall);
    for (const edge of edges) if ((edge.from === place || common(edge.from)) && !paths.has(edge.to)) paths.set(edge.to, [...path, edge]);
  }
  return undefined;
}

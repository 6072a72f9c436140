import { instance } from '@viz-js/viz';
import { appEdges } from './app-edges';
import { dotOf } from './dot';
import type { Edge } from './edge';
import { countTravels, recordedJourneys } from './travelled';

export interface JourneyMap {
  pages: { path: string; journey: string }[];
  edges: Edge[];
  /** How many tests have travelled each edge. */
  travels: ReadonlyMap<Edge, number>;
  /** Of how many tests there is a record. */
  tests: number;
}

let read: ReturnType<typeof appEdges> | undefined;

/** The map as the code is now; what has been travelled, as it stands in the last records. The code is read once. */
export function journeyMap(): JourneyMap {
  read ??= appEdges();
  const pages = read.pages.map(({ path, file }) => ({ path, journey: /journeys\/([^/]+)/.exec(file)?.[1] ?? 'app' }));
  const journeys = recordedJourneys();
  const travels = countTravels(read.edges, journeys, new Set(pages.map(({ path }) => path)));
  return { pages, edges: read.edges, travels, tests: journeys.length };
}

/** The drawing, by Graphviz. */
export async function drawingOf(map: JourneyMap): Promise<string> {
  const graphviz = await instance();
  const svg = graphviz.renderString(dotOf(map), { format: 'svg', engine: 'dot' });
  // Within a page it is `href`.
  return svg.slice(svg.indexOf('<svg')).replaceAll('xlink:href=', 'href=');
}

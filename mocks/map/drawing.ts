import { instance } from '@viz-js/viz';
import { journeys as screens } from '../screens/screens';
import { dotOf, type Look } from './dot';
import type { Edge, JourneyMap } from './edge';
import { countTests, recordedJourneys } from './recorded-journeys';

/** The map of these transitions, marked with those that the last recorded tests have covered. */
export function mapOf(edges: Edge[]): JourneyMap {
  const pages = Object.entries(screens).flatMap(([journey, addresses]) => Object.keys(addresses).map((path) => ({ path, journey })));
  const journeys = recordedJourneys();
  const testCounts = countTests(edges, journeys, new Set(pages.map(({ path }) => path)));
  return { pages, edges, testCounts, tests: journeys.length };
}

/** The drawing, by Graphviz. */
export async function drawingOf(map: JourneyMap, look?: Look): Promise<string> {
  const graphviz = await instance();
  const svg = graphviz.renderString(dotOf(map, look), { format: 'svg', engine: 'dot' });
  // Graphviz writes `xlink:href`. Inline SVG needs `href`.
  return svg.slice(svg.indexOf('<svg')).replaceAll('xlink:href=', 'href=');
}

import { type Edge, isPlace, type JourneyMap, labelOf } from './edge';
import { folded, type Junction, type Line } from './fold';
import { isDrawnAsStub, journeyOf, type Stub, withStubs } from './stubs';
import * as look from './style';
import { attributes, quoted, shortened, wrapped } from './style';

const MOST_IN_LABEL = 3;
const MOST_IN_JUNCTION = 12;

/** The gallery page of an address. */
const galleryOf = (address: string) => `/mock/gallery?search=${encodeURIComponent(address)}`;

/** The appearance and behaviour of boxes. */
export interface Look {
  /** The link of an address's box, and its description. */
  opens: (address: string) => { URL: string; tooltip: string };
  /** Highlighted boxes. */
  marked: ReadonlySet<string>;
  /** Addresses that are targets of a transition, drawn or not. */
  reached: ReadonlySet<string>;
}

const inGallery = (map: JourneyMap): Look => ({
  opens: (address) => ({ URL: galleryOf(address), tooltip: `${address}: open in the gallery` }),
  marked: new Set(),
  reached: new Set(map.edges.map(({ to }) => to)),
});

/** The map in Graphviz's DOT language: a box per address, in the cluster of its journey, and a line per pair of addresses. */
export function dotOf(map: JourneyMap, boxes: Look = inGallery(map)): string {
  const { lines: all, junctions } = folded(map.edges);
  const { lines, stubs } = withStubs(map, all, junctions);
  const journeys = [...new Set(map.pages.map(({ journey }) => journey))];
  const places = [...new Set(lines.flatMap(({ from, to }) => [from, to]))].filter(isPlace);
  const named = new Set([...junctions, ...stubs].map(({ name }) => name));
  const drawn = new Set(map.pages.map(({ path }) => path));
  const others = [...new Set(lines.map(({ to }) => to))].filter((to) => !isPlace(to) && !drawn.has(to));
  const room = (journey: string) => [
    ...map.pages.filter((page) => page.journey === journey).map(({ path }) => nodeOf(path, boxes)),
    ...stubs.filter((stub) => stub.journey === journey).map(stubOf),
    ...junctions.filter((junction) => journeyOf(map, all, junction) === journey).map(junctionOf),
  ];
  return [
    'digraph {',
    `graph ${attributes(look.graphStyle)} node ${attributes(look.nodeStyle)} edge ${attributes(look.edgeStyle)}`,
    ...journeys.map((journey, index) => clusterOf(journey, index, room(journey))),
    ...others.map(
      (address) => `${quoted(address)} ${attributes({ ...look.stubStyle, ...boxes.opens(address), target: '_top', label: address })}`,
    ),
    ...places.filter((place) => !named.has(place)).map(placeOf),
    ...junctions.filter((junction) => !journeyOf(map, all, junction)).map(junctionOf),
    ...lines.map((line) => lineOf(line, map)),
    '}',
  ].join('\n');
}

const clusterOf = (journey: string, index: number, nodes: readonly string[]) =>
  `subgraph cluster_${index} { graph ${attributes({ ...look.clusterStyle, label: journey, tooltip: journey })}\n${nodes.join('\n')}\n}`;

function nodeOf(path: string, { opens, marked, reached }: Look): string {
  const label = reached.has(path) ? path : `${path}\n(no transition from the app)`;
  const style = { ...(reached.has(path) ? look.reachedStyle : look.unreachedStyle), ...(marked.has(path) && look.markedStyle) };
  return `${quoted(path)} ${attributes({ label, ...opens(path), target: '_top', ...style })}`;
}

const placeOf = (place: string) =>
  `${quoted(place)} ${attributes({ ...look.placeStyle, label: place.slice(1, -1), tooltip: place.slice(1, -1) })}`;

function stubOf({ name, address }: Stub): string {
  const opens: Record<string, string> = isPlace(address) ? {} : { URL: galleryOf(address), target: '_top' };
  const label = isPlace(address) ? address.slice(1, -1) : address;
  return `${quoted(name)} ${attributes({ ...look.stubStyle, label, tooltip: `${label}, drawn in another journey`, ...opens })}`;
}

function junctionOf({ name, title, addresses }: Junction): string {
  const listed = addresses.length > MOST_IN_JUNCTION ? '(see the table)' : addresses.join('\n');
  const label = `${wrapped(title.split('\n').join(' / '))}\n${addresses.length} addresses:\n${listed}`;
  return `${quoted(name)} ${attributes({ ...look.junctionStyle, label, tooltip: `${title}\n${addresses.join('\n')}` })}`;
}

function lineOf({ from, to, edges }: Line, map: JourneyMap): string {
  const covered = edges.filter((edge) => map.testCounts.get(edge)).length;
  const { colour, style, width } = look.shares[look.shareOf(map, covered, edges.length)];
  const texts = [...new Set(edges.map(textOf))];
  const tooltip = `${from} → ${to}\n${texts.join('\n')}\n${map.tests > 0 ? `${covered} of ${edges.length} covered` : 'not recorded'}`;
  // The junction has the label.
  const label = isPlace(from) && isDrawnAsStub(edges, from, to) ? '' : shortened(texts, MOST_IN_LABEL).map(wrapped).join('\n· · ·\n');
  const drawn = { color: colour, fontcolor: colour, style, penwidth: width };
  return `${quoted(from)} -> ${quoted(to)} ${attributes({ label, tooltip, labeltooltip: tooltip, ...drawn })}`;
}

const textOf = (edge: Edge) => `${edge.kind === 'guard' ? 'guard: ' : ''}${labelOf(edge) || edge.kind}`;

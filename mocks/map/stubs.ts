import { type Edge, isPlace, type JourneyMap, site } from './edge';
import type { Junction, Line } from './fold';

/** A copy of an address beside another journey, where a line to the address itself would cross the map. */
export interface Stub {
  name: string;
  address: string;
  journey: string;
}

const MOST_LINES_ACROSS = 2;

/** Replaces lines between journeys with stubs, except at addresses with few such lines, which connect the journeys. */
export function withStubs({ pages }: Pick<JourneyMap, 'pages'>, lines: readonly Line[], junctions: readonly Junction[]) {
  const journeys = new Map(pages.map(({ path, journey }) => [path, journey]));
  const isAcross = ({ from, to }: Line) => journeys.has(from) && journeys.get(from) !== journeys.get(to);
  const across = (to: string) => lines.filter((line) => line.to === to && isAcross(line)).length;
  const ofJunctions = new Set(junctions.map(({ name }) => name));
  const stubs = new Map<string, Stub>();
  const ended = lines.map((line): Line => {
    const { from, to } = line;
    const tooMany = isPlace(to) ? !ofJunctions.has(to) : across(to) > MOST_LINES_ACROSS;
    if (!isAcross(line) || !tooMany) return line;
    const journey = journeys.get(from) ?? '';
    const name = site(`${journey} to ${to}`);
    stubs.set(name, { name, address: to, journey });
    return { ...line, to: name };
  });
  return { lines: ended, stubs: [...stubs.values()] };
}

/** The journey of a junction: that of its one end. */
export const journeyOf = ({ pages }: Pick<JourneyMap, 'pages'>, lines: readonly Line[], { name }: Junction): string | undefined => {
  const line = lines.find(({ from, to }) => from === name || to === name);
  const end = line?.from === name ? line.to : line?.from;
  return pages.find(({ path }) => path === end)?.journey;
};

export const isDrawnAsStub = (edges: readonly Edge[], from: string, to: string) =>
  edges.some((edge) => edge.from !== from || edge.to !== to);

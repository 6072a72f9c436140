import { type JourneyMap, lineOf } from './edge';

/** The ways that no test travels, as `lineOf` writes them, each with the reason. */
export type Reasons = Readonly<Record<string, string>>;

/**
 * Compares the ways of the map with those that the recorded tests have travelled. A fault is a way that is neither travelled nor has a
 * reason, and a reason that is out of date.
 */
export function reckon({ edges, travels }: Pick<JourneyMap, 'edges' | 'travels'>, reasons: Reasons) {
  const travelled = new Set(edges.filter((edge) => travels.get(edge)).map(lineOf));
  const left = edges.map(lineOf).filter((line) => !travelled.has(line));
  const without = left.filter((line) => !(line in reasons));
  const needless = Object.keys(reasons).filter((line) => travelled.has(line));
  const gone = Object.keys(reasons).filter((line) => !travelled.has(line) && !left.includes(line));
  const faults = [
    ...without.map((line) => `Not travelled, and no reason is given: ${line}`),
    ...needless.map((line) => `Travelled now, so that its reason can go: ${line}`),
    ...gone.map((line) => `No longer on the map, so that its reason can go: ${line}`),
  ];
  const counted = `${travelled.size} of ${edges.length} ways travelled, ${left.length - without.length} with a reason, ${without.length} without`;
  return { summary: counted, faults };
}

import { type JourneyMap, lineOf } from './edge';

/** The transitions that no test covers, as `lineOf` writes them, each with the reason. */
export type Reasons = Readonly<Record<string, string>>;

/**
 * Compares the map's transitions with those that the recorded tests have covered. A fault is a transition without coverage or
 * reason, or an outdated reason.
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

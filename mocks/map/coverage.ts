import { type JourneyMap, lineOf } from './edge';

/** The transitions that no test covers, as `lineOf` writes them, each with the reason. */
export type Reasons = Readonly<Record<string, string>>;

/**
 * Compares the map's transitions with those that the recorded tests have covered. A fault is a transition without coverage or
 * reason, or an outdated reason.
 */
export function checkCoverage({ edges, testCounts }: Pick<JourneyMap, 'edges' | 'testCounts'>, reasons: Reasons) {
  const covered = new Set(edges.filter((edge) => testCounts.get(edge)).map(lineOf));
  const left = edges.map(lineOf).filter((line) => !covered.has(line));
  const without = left.filter((line) => !(line in reasons));
  const needless = Object.keys(reasons).filter((line) => covered.has(line));
  const stale = Object.keys(reasons).filter((line) => !covered.has(line) && !left.includes(line));
  const faults = [
    ...without.map((line) => `Not covered by a test, and no reason is given: ${line}`),
    ...needless.map((line) => `Covered now, so delete its reason: ${line}`),
    ...stale.map((line) => `No longer on the map, so delete its reason: ${line}`),
  ];
  const counted = `${covered.size} of ${edges.length} transitions covered, ${left.length - without.length} with a reason, ${without.length} without`;
  return { summary: counted, faults };
}

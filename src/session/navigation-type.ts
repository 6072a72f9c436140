/**
 * How the browser navigated to this document (Navigation Timing, 4.3): `navigate`, `reload` or `back_forward`. Undefined if the browser
 * does not report it.
 */
export function navigationType(): NavigationTimingType | undefined {
  try {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.type;
  } catch {
    return undefined;
  }
}

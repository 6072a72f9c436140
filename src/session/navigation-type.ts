/** How the browser has come to this document (Navigation Timing, 4.3): `navigate`, `reload` or `back_forward`; undefined if it does not say. */
export function navigationType(): NavigationTimingType | undefined {
  try {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.type;
  } catch {
    return undefined;
  }
}

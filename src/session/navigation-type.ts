function navigation(): PerformanceNavigationTiming | undefined {
  try {
    return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];
  } catch {
    return undefined;
  }
}

/**
 * How the browser navigated to this document (Navigation Timing, 4.3): `navigate`, `reload` or `back_forward`. Undefined if the browser
 * does not report it.
 */
export const navigationType = (): NavigationTimingType | undefined => navigation()?.type;

/** The address that this document was loaded from, which the history may have replaced since. */
export const loadedAddress = (): string => navigation()?.name || document.URL;

const KEY = 'nhs-login-handed-over';

/** Whether the browser shows an entry of its history again: Back, Forward, or a reload. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
}

/** Remembers, for this tab, that the sign-in of this mark was handed over to the client service. */
export function noteHandOver(mark: string) {
  try {
    sessionStorage.setItem(KEY, mark);
  } catch {
    // Storage is blocked: Back shows an empty form.
  }
}

/**
 * Whether Back, or a reload after it, shows a document of a sign-in that this tab has handed over. Whoever arrives anew, from the client
 * service say, begins another login: what was remembered is forgotten.
 */
export function cameBackAfterHandOver(mark: string): boolean {
  try {
    const same = cameBack() && sessionStorage.getItem(KEY) === mark;
    if (!same) sessionStorage.removeItem(KEY);
    return same;
  } catch {
    return false;
  }
}

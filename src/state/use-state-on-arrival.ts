import { useState } from 'react';
import { useAppStore } from './hooks';
import type { RootState } from './store';

/**
 * A snapshot of state, taken when the page was shown. A step may clear that state, by ending the session for example, and must not thereby
 * empty the page before it is left.
 */
export function useStateOnArrival<Part>(select: (state: RootState) => Part): Part {
  const store = useAppStore();
  const [part] = useState(() => select(store.getState()));
  return part;
}

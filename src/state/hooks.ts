import { useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, RootState, Store } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();

/**
 * A snapshot of state, taken when the page was shown. A step may clear that state, by ending the session for example, and must not thereby
 * empty the page before it is left.
 */
export function useStateOnArrival<Part>(select: (state: RootState) => Part): Part {
  const store = useAppStore();
  const [part] = useState(() => select(store.getState()));
  return part;
}

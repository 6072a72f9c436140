import { useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, RootState, Store } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();

/**
 * A part of the state as it was when the page was shown. For what a step of the page itself may clear, when it ends the session, say:
 * that must not empty the page, or turn it into another, before it is left.
 */
export function useStateOnArrival<Part>(select: (state: RootState) => Part): Part {
  const store = useAppStore();
  const [part] = useState(() => select(store.getState()));
  return part;
}

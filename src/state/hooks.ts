import { useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, RootState, Store } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();

/** The selected state when the page mounted. A step may clear it, and the page must not go blank before the user leaves it. */
export function useStateOnArrival<Part>(select: (state: RootState) => Part): Part {
  const store = useAppStore();
  const [part] = useState(() => select(store.getState()));
  return part;
}

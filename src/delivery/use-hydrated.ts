import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False at build time and during hydration. True afterwards and on every later page. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

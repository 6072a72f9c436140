import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False at build time and while React hydrates prerendered HTML, true from then on and on every later page. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { type ComponentType, lazy } from 'react';
import { reloadOnce } from './reload-once';

type Load = () => Promise<{ default: ComponentType }>;

/** A page that arrives with its journey's chunk. A chunk that is lost (a release in between) reloads the document, once. */
export function lazyPage(load: Load) {
  const Component = lazy(() =>
    load().catch((error: unknown) => {
      if (!reloadOnce()) throw error;
      return new Promise<never>(() => undefined);
    }),
  );
  return { Component, fetchAhead: () => void load().catch(() => undefined) };
}

export type LazyPage = ReturnType<typeof lazyPage>;

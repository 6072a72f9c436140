import { type ComponentType, lazy } from 'react';
import { fetchAhead, loadChunk } from '@/outcome/load-chunk';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  Component: ComponentType;
  fetchAhead: () => void;
}

/** A page that arrives with its journey's chunk. */
export const lazyPage = (load: Load): LazyPage => ({
  Component: lazy(() => loadChunk(load)),
  fetchAhead: () => fetchAhead(load),
});

/** A page that is there from the start, because most people begin with it. */
export const firstPage = (Component: ComponentType): LazyPage => ({ Component, fetchAhead: () => undefined });

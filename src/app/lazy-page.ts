import { type ComponentType, lazy } from 'react';
import { loadChunk } from '@/outcome/load-chunk';

type Load = () => Promise<{ default: ComponentType }>;

/** A page that arrives with its journey's chunk. */
export function lazyPage(load: Load) {
  const Component = lazy(() => loadChunk(load));
  return { Component, fetchAhead: () => void load().catch(() => undefined) };
}

export type LazyPage = ReturnType<typeof lazyPage>;

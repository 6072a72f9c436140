import { type ComponentType, lazy } from 'react';
import { loadChunk } from '@/outcome/load-chunk';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  Component: ComponentType;
  fetchAhead: () => void;
}

/** A style sheet that did not come is not asked for again in this document: the pages that it may be for need a reload. */
let sheetLost = false;

const withSheets = (load: Load): Load => (sheetLost ? () => Promise.reject(new Error('A style sheet was lost')) : load);

/** A page that arrives with its journey's chunk. */
export const lazyPage = (load: Load): LazyPage => ({
  Component: lazy(() => loadChunk(withSheets(load))),
  fetchAhead: () =>
    void load().catch((error: unknown) => {
      sheetLost ||= /preload CSS/.test(String(error));
    }),
});

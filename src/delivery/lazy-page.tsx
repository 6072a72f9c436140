import { type ComponentType, lazy, useState } from 'react';
import { networkBack } from '@/outcome/network';
import { loadChunk } from './load-chunk';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  Component: ComponentType;
  /** Settles when the page can be shown at once, or is lost. Undefined: it is there from the start. */
  fetchAhead: () => Promise<unknown> | undefined;
  /** The prerendered page hydrates before that. */
  hydratesFirst?: boolean;
}

/** A style sheet that did not come is not asked for again in this document: the pages that it may be for need a reload. */
let sheetLost = false;

/** Hears of every style sheet that is lost, whatever was being imported: Vite says so before the import rejects. */
export function followSheets() {
  sheetLost = false;
  window.addEventListener('vite:preloadError', ({ payload }) => {
    sheetLost ||= /preload CSS/.test(String(payload));
  });
}

const withSheets = (load: Load): Load => (sheetLost ? () => Promise.reject(new Error('A style sheet was lost')) : load);

/** A page that arrives with its journey's chunk. */
export function lazyPage(load: Load): LazyPage {
  let fetched: ComponentType | undefined;
  const fetchPage: Load = async () => {
    const page = await load();
    // The second time it comes although its sheet has not.
    if (!sheetLost) fetched = page.default;
    return page;
  };
  const Awaited = lazy(async () => {
    // An import that fails now might never be tried again.
    await networkBack();
    return loadChunk(withSheets(fetchPage));
  });
  return {
    // React shows a spinner for what it awaits, be it there already, and a spinner for 0.3 s at least.
    Component: function Page() {
      const [Shown] = useState(() => fetched ?? Awaited);
      return <Shown />;
    },
    fetchAhead: () => fetchPage().catch(() => undefined),
  };
}

/** A page in the first script, because most users begin with it. `part` hydrates when its own chunk has loaded. */
export const eagerPage = (Component: ComponentType, part?: LazyPage): LazyPage => ({
  Component,
  hydratesFirst: true,
  fetchAhead: () => part?.fetchAhead(),
});

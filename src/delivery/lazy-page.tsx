import { type ComponentType, lazy, useState } from 'react';
import { networkBack } from '@/outcome/network';
import { useAppStore } from '@/state/hooks';
import type { Store } from '@/state/store';
import { loadChunk } from './load-chunk';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  Component: ComponentType;
  /** Settles when the page can be shown, or its import has failed. Undefined if the page is in the first script. */
  fetchAhead: () => Promise<unknown> | undefined;
  /** Whether the prerendered page hydrates before its code has loaded. */
  hydratesFirst?: boolean;
}

/** A style sheet that failed is not requested again in this document, and any page may need it, so pages then need a reload. */
let sheetFailed = false;

/** Records every style sheet that fails to load. Vite dispatches its event before the import rejects. */
export function followSheets() {
  sheetFailed = false;
  window.addEventListener('vite:preloadError', ({ payload }) => {
    sheetFailed ||= /preload CSS/.test(String(payload));
  });
}

/** A page that loads with its journey's chunk. */
export function lazyPage(load: Load): LazyPage {
  let fetched: ComponentType | undefined;
  const fetchPage: Load = async () => {
    const page = await load();
    // A second import resolves although its style sheet has failed.
    if (sheetFailed) throw new Error('A style sheet failed to load');
    fetched = page.default;
    return page;
  };
  let Awaited: ComponentType | undefined;
  const awaitedBy = (store: Store) =>
    lazy(async () => {
      // Browsers may cache a failed import and never retry it, so wait for the network.
      await networkBack(store);
      return loadChunk(fetchPage);
    });
  return {
    // React would show a spinner for a promise, even a settled one, for at least 0.3 s.
    Component: function Page() {
      const store = useAppStore();
      const [Shown] = useState(() => fetched ?? (Awaited ??= awaitedBy(store)));
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

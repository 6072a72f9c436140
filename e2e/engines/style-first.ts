import { expect } from 'vitest';
import { startBrokenHost } from './broken-host';
import type { Journey } from './journey';
import { until } from './until';

/** Longer than a page takes to load without its style sheet. */
const sheetMs = 2000;

/** Runs in the browser: whether the app has rendered a page, and when its style sheet was loaded in milliseconds, or 0. */
const state = () => {
  const sheets = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/index-.*\.css$/.test(name));
  return {
    drawn: document.querySelector('#root h1') !== null,
    styled: (sheets[0] as PerformanceResourceTiming | undefined)?.responseEnd ?? 0,
  };
};

export const styleFirst: Journey = {
  title: 'sees no rendered page before the style sheet, which is last in the document',
  run: async (user) => {
    const host = await startBrokenHost({ sheetMs });
    try {
      // Its document has only the layout.
      await user.opens(`${host.origin}/no-such-page`);
      const { styled } = await until(
        'a page',
        () => user.tab.ask(state),
        ({ drawn }) => drawn,
      );
      expect(styled).toBeGreaterThan(0);
    } finally {
      host.stop();
    }
  },
};

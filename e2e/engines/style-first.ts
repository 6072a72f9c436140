import { expect } from 'vitest';
import { startBrokenHost } from './broken-host';
import type { Journey } from './journey';
import { until } from './until';

/** Longer than any page takes here to come without its style sheet. */
const sheetMs = 2000;

/** Runs in the browser: when the page was first painted and when its style sheet had come, in milliseconds; 0 is not yet. */
const times = () => {
  const sheets = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/index-.*\.css$/.test(name));
  return {
    painted: performance.getEntriesByName('first-contentful-paint').at(0)?.startTime ?? 0,
    styled: (sheets.at(0) as PerformanceResourceTiming | undefined)?.responseEnd ?? 0,
  };
};

export const styleFirst: Journey = {
  title: 'sees no page before its style sheet, which stands last in the document',
  travel: async (person) => {
    const host = await startBrokenHost({ sheetMs });
    try {
      await person.opens(`${host.origin}/privacy`);
      const { painted, styled } = await until(
        'a page and its style sheet',
        () => person.tab.ask(times),
        (seen) => seen.painted > 0 && seen.styled > 0,
      );
      expect(painted).toBeGreaterThan(styled);
    } finally {
      host.stop();
    }
  },
};

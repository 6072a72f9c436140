import { expect } from 'vitest';
import { startBrokenHost } from './broken-host';
import type { Journey } from './journey';
import { until } from './until';
import { view } from './views';

/** Longer than any page takes here to come without its style sheet. */
const sheetMs = 2000;

export const styleFirst: Journey = {
  title: 'sees no page before its style sheet, which stands last in the document',
  travel: async (person) => {
    const host = await startBrokenHost({ sheetMs });
    try {
      await person.opens(`${host.origin}/privacy`);
      await until(
        'the page',
        () => person.tab.ask(view),
        ({ heading }) => heading === 'Privacy notice',
      );
      const [sheet = '', chunk = ''] = host.answered.filter((path) => /index-.*\.css|legal-.*\.js/.test(path));
      expect([sheet, chunk]).toEqual([expect.stringMatching(/\.css$/), expect.stringMatching(/\.js$/)]);
    } finally {
      host.stop();
    }
  },
};

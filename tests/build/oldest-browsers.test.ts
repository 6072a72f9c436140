import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import { describe, expect, it } from 'vitest';

/** The oldest version of each browser that `browserslist` in package.json names. */
const oldest = new Map<string, number>();
for (const browser of browserslist(undefined, { path: '.' })) {
  const [name = '', version = ''] = browser.split(' ');
  oldest.set(name, Math.min(oldest.get(name) ?? Infinity, parseFloat(version)));
}

describe('supported browsers', () => {
  it('lists in docs/hosting.md what package.json supports', () => {
    const [, sentence = ''] = /The oldest browsers that it supports are (.*?)\.\s/s.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
    const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', ios_saf: 'iOS', samsung: 'Samsung Internet' };
    const supported = Object.entries(names).map(([name, shown]) => `${shown} ${oldest.get(name)}`);
    expect(sentence.replace(/\s+/g, ' ').split(/, | and /)).toEqual(supported);
  });

  it('compiles for the oldest supported browsers', () => {
    const [, targets = ''] = /target: \[(.*?)\]/.exec(readFileSync('vite.config.ts', 'utf8')) ?? [];
    // For Chrome a newer one is named, for a reason that stands there. Lint refuses what that one compiles differently.
    expect(targets).toBe(
      `'es2020', 'chrome91', 'firefox${oldest.get('firefox')}', 'safari${oldest.get('safari')}', 'ios${oldest.get('ios_saf')}'`,
    );
  });
});

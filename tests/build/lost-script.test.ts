import { expect, it } from 'vitest';
import { lostScript } from '../../hosting/lost-script';

it('is read by every browser that knows modules: no operator in it is younger', () => {
  expect(lostScript()).not.toMatch(/\?\.(?!\d)|\?\?|\|\|=|&&=|\*\*|\basync\b|\.\.\.\w+\s*[,}]/);
});

it('ends where the build puts its end, and is short: every document carries it', () => {
  expect(lostScript()).not.toMatch(/<\/script|<!--/i);
  expect(lostScript().length).toBeLessThan(1100);
});

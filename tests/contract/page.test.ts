import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { page } from '../../scripts/contract/page.mjs';

it('docs/back-ends.md is what the contract says: otherwise run node scripts/back-ends.mjs', () => {
  expect(readFileSync('docs/back-ends.md', 'utf8')).toBe(page());
});

import { readFileSync } from 'node:fs';
import { page, refusalNames } from '../../scripts/contract/page.mjs';

it.each([
  ['docs/back-ends.md', page],
  ['contract/refusal-names.ts', refusalNames],
])('writes %s as the contract has it: otherwise run node scripts/back-ends.mjs', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text());
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const model = readFileSync('docs/threat-model.md', 'utf8');
const tests = [...model.matchAll(/`((?:tests|e2e)\/[^`]+)`/g)].map(([, path = '']) => path);

it('fits the threat model on two pages', () => expect(model.split('\n').length).toBeLessThanOrEqual(140));

it('names existing tests in the threat model', () => {
  expect(tests.length).toBeGreaterThan(30);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});

it('lists in the threat model for each step what tests prove and what others must do', () => {
  const steps = model
    .slice(model.indexOf('## Threats by step'), model.indexOf('## What stays open'))
    .split(/\n\n/)
    .slice(1)
    .filter(Boolean);
  expect(steps.length).toBeGreaterThan(12);
  expect(steps.filter((step) => !/`(tests|e2e)\//.test(step) || !/\*\*(Back\sends|Operator):\s/.test(step))).toEqual([]);
});

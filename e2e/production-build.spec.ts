import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../.ci/command.mjs';
import { journeysBuild } from '../.ci/e2e.mjs';
import { expect, test } from './support/test';

test('the developer page is not in a production build', async ({ visitor, page }) => {
  await visitor.arrives();
  await page.goto('/set-cookie');
  await visitor.isOn('/set-cookie', 'We cannot find that page');
  const files = readdirSync(join(root, journeysBuild), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  // Where the text of pages is looked for, it is found.
  expect(texts.filter((text) => text.includes('Create an NHS account'))).not.toEqual([]);
  expect(texts.filter((text) => text.includes('Set cookies'))).toEqual([]);
});

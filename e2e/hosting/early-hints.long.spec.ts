import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { expect, test } from '../support/test';

test('prints scripts that the first page fetches, by the command of docs/hosting.md', async ({ page, visitor, baseURL }) => {
  const [, command = ''] = /```sh\n(curl .*enter-email.*)\n```/.exec(readFileSync(join(root, 'docs', 'hosting.md'), 'utf8')) ?? [];
  const printed = execFileSync('sh', ['-c', command.replace('https://login.example.com', String(baseURL))], { encoding: 'utf8' });
  const scripts = printed.split('\n').filter(Boolean);
  expect(scripts).not.toEqual([]);

  await visitor.arrives();
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  expect(fetched).toEqual(expect.arrayContaining(scripts));
});

import { npmRun } from '../command.mjs';
import { nginx } from '../nginx.mjs';
import { resultOf, vitestRun } from './report.mjs';

/**
 * Unit and page tests. The short run takes a few rows of each large matrix, see tests/support/sample.ts. With `retry`, files with a failed
 * test run once more, one at a time.
 * @param {{ complete: boolean, retry?: boolean, env?: Record<string, string> }} how
 * @returns {Promise<import('./part.mjs').Result>}
 */
export async function pageTests({ complete, retry = false, env }) {
  // A test checks the configuration of the image. The browser tests install nginx too, but later.
  if (complete) await nginx();
  const run = (/** @type {readonly string[]} */ args) =>
    vitestRun((reporters) =>
      npmRun('test:unit', ['--reporter=default', ...reporters, ...args], { ...env, ...(complete ? {} : { MATRICES: 'few' }) }),
    );
  const first = await run([]);
  if (!retry || first.failed.length === 0) return resultOf(first);
  const files = [...new Set(first.failed.map((name) => name.replace(/: .*/s, '')))];
  console.log(`\n── ${files.length} files with failed tests run once more, one at a time`);
  return resultOf(first, await run([...files, '--maxWorkers=1']));
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.mjs';

const results = join(root, 'test-results');
/** A page that fails has fewer lines; one that has more says nothing more by them. */
const MOST_LINES = 60;

/** Prints the pages, as their accessibility tree, on which browser tests failed: the next run removes what Playwright has kept of them. */
export function printPages() {
  if (!existsSync(results)) return;
  for (const test of readdirSync(results)) {
    const file = join(results, test, 'error-context.md');
    const [, page] = existsSync(file) ? readFileSync(file, 'utf8').split('# Page snapshot') : [];
    if (page) console.log(`\n── The page of ${test}${page.split('\n').slice(0, MOST_LINES).join('\n')}`);
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.mjs';

const results = join(root, 'test-results');
/** A page that explains a failure has fewer lines. More lines add nothing. */
const MOST_LINES = 60;

/** Prints the accessibility trees of the pages where browser tests failed, because the next run removes Playwright's results. */
export function printPages() {
  if (!existsSync(results)) return;
  for (const test of readdirSync(results)) {
    const file = join(results, test, 'error-context.md');
    const [, page] = existsSync(file) ? readFileSync(file, 'utf8').split('# Page snapshot') : [];
    if (page) console.log(`\n── The page of ${test}${page.split('\n').slice(0, MOST_LINES).join('\n')}`);
  }
}

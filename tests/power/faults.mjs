import { analyticsFaults } from './analytics.mjs';
import { cookieFaults } from './cookies.mjs';
import { documentFaults } from './document.mjs';
import { formFaults } from './forms.mjs';
import { headerFaults } from './headers.mjs';
import { hostingFaults } from './hosting.mjs';
import { pageFaults } from './pages.mjs';
import { signInFaults } from './sign-in.mjs';

/**
 * Faults that no mutation tool makes: in attributes, headers, markup, the document. `node scripts/power.mjs` makes each of them in a copy
 * of the project, where the named tests must fail.
 */
export const faults = [
  ...cookieFaults,
  ...analyticsFaults,
  ...pageFaults,
  ...signInFaults,
  ...formFaults,
  ...documentFaults,
  ...headerFaults,
  ...hostingFaults,
];

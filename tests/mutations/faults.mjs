import { cookieFaults } from './cookies.mjs';
import { formFaults } from './forms.mjs';
import { headerFaults } from './headers.mjs';
import { hostingFaults } from './hosting.mjs';
import { pageFaults } from './pages.mjs';
import { signInFaults } from './sign-in.mjs';
import { specificationFaults } from './specification.mjs';

/**
 * Faults that no mutation tool makes, in attributes, headers, markup and the document. `node scripts/mutations.mjs` makes each of them in a copy
 * of the project, where the named tests must fail.
 */
export const faults = [
  ...cookieFaults,
  ...pageFaults,
  ...signInFaults,
  ...formFaults,
  ...headerFaults,
  ...hostingFaults,
  ...specificationFaults,
];

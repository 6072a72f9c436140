import { analyticsFaults } from './analytics.mjs';
import { cookieFaults } from './cookies.mjs';
import { formFaults } from './forms.mjs';
import { hostingFaults } from './hosting.mjs';
import { pageFaults } from './pages.mjs';

/**
 * What no program changes by itself: attributes, headers, markup, the document. `npm run power` makes each of these faults in a copy of
 * the project, where the named tests must fail.
 */
export const faults = [...cookieFaults, ...analyticsFaults, ...pageFaults, ...formFaults, ...hostingFaults];

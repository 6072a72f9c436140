import type { Page } from '@playwright/test';

/** A script of a host outside every policy. */
export const foreignScript = 'https://other.example/script.js';

/** Console messages of an injection. Playwright reports a script of another host before the policy blocks it. */
export const ofInjections =
  /^console: .*(the policy|Content Security Policy|sandboxed|Trusted|integrity)|^request to another host: .*\/other\.example\//;

/** The next refusal of the policy, by its directive. */
export const refused = (page: Page, directive: string) =>
  page.waitForEvent('console', { predicate: (message) => message.text().startsWith(`violates the policy: ${directive}`), timeout: 5000 });

/** Whether any injected code has run. */
export const ran = (page: Page) => page.evaluate(() => 'ran' in window);

import type { Page } from '@playwright/test';

/** A script of a host that no policy names. */
export const foreignScript = 'https://other.example/script.js';

/** Messages that an injection provokes. Playwright reports a script of another host before the policy stops it. */
export const ofInjections =
  /^console: .*(the policy|Content Security Policy|sandboxed|Trusted|integrity)|^request to another host: .*\/other\.example\//;

/** The next refusal of the policy, by its directive. */
export const refused = (page: Page, directive: string) =>
  page.waitForEvent('console', { predicate: (message) => message.text().startsWith(`violates the policy: ${directive}`), timeout: 5000 });

/** Whether any of what was injected has run. */
export const ran = (page: Page) => page.evaluate(() => 'ran' in window);

import { expect, type Page } from '@playwright/test';
import type { Visitor } from './visitor';
import { emailField, withhold } from './withheld';

/** Returns to a first page with a stored email address, whose script is held. Returns a function that releases the script. */
export async function opensWithHeldScript(visitor: Visitor, address: string) {
  await visitor.signsInUpTo('/log-in-password');
  const release = await withhold(visitor.page);
  await visitor.page.goto(address, { waitUntil: 'commit' });
  await expect(emailField(visitor.page)).toHaveValue('');
  return release;
}

/** Waits for hydration, after which earlier clicks have been handled. */
export const isHydrated = (page: Page) => page.waitForFunction(() => !('earlyEvents' in window));

/** Returns to the same page, and focuses the email field before the script has loaded. */
export async function focusesEmailBeforeHydration(visitor: Visitor, address: string) {
  const release = await opensWithHeldScript(visitor, address);
  await emailField(visitor.page).click();
  release();
  await isHydrated(visitor.page);
}

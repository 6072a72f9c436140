import { expect, type Page } from '@playwright/test';
import type { Visitor } from './visitor';
import { emailField, withhold } from './withheld';

/** Comes back to a first page whose script is late, with an email address that is stored. Answers what lets the script go. */
export async function comesBackOnASlowLine(visitor: Visitor, address: string) {
  await visitor.comesTo('/log-in-password');
  const letGo = await withhold(visitor.page);
  await visitor.page.goto(address, { waitUntil: 'commit' });
  await expect(emailField(visitor.page)).toHaveValue('');
  return letGo;
}

/** The page's own scripts have taken over: what was pressed before has been carried out. */
export const hasTakenOver = (page: Page) => page.waitForFunction(() => !('earlyEvents' in window));

/** Comes back the same way, and stands in the field of the email address before the script has come. */
export async function standsInTheFieldOnASlowLine(visitor: Visitor, address: string) {
  const letGo = await comesBackOnASlowLine(visitor, address);
  await emailField(visitor.page).click();
  letGo();
  await hasTakenOver(visitor.page);
}

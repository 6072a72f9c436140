import type { Page } from '@playwright/test';
import { expect } from './test';

/** A button of the dock. */
export const inDock = (page: Page, name: string) => page.locator('#mock-dock').getByRole('button', { name, exact: true });

/** Clicks a card of /mock, which starts a journey. */
export async function starts(page: Page, card: string) {
  await page.goto('/mock');
  await page.getByRole('link', { name: card, exact: true }).click();
  await expect(page).toHaveURL(/\/enter-email\?client_id=/);
}

/** Lets the dock fill in the page, and submits the form from the focused field. */
export async function fillsIn(page: Page, name = 'Fill in their details') {
  await inDock(page, name).click();
  await expect(page.locator('main input:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
}

/** Fills in the code of the newest message to a user. */
export async function fillsInTheCode(page: Page, to: RegExp) {
  await expect(page.locator('#mock-dock .message')).toContainText(to);
  await fillsIn(page, 'Fill in the code');
}

/** At the example client, with this user's claims. */
export async function isLoggedIn(page: Page, email: string, proved: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  await expect(page.locator('[data-name="userinfo.email"]')).toHaveText(email);
  await expect(page.locator('[data-name="id_token.vot"]')).toContainText(proved);
}

import { expect, type Page } from '@playwright/test';
import { getSession, withhold } from './withheld';

/** Arrives with a session and this cookie, sees the cookie banner before the script has loaded, and clicks Continue under it. */
export async function clicksContinueBelowBanner(page: Page, cookie: { name: string; value: string; url: string }) {
  await getSession(page);
  await page.context().addCookies([cookie]);
  const release = await withhold(page);
  await page.goto('/enter-email', { waitUntil: 'commit' });
  await expect(page.getByText('Cookies on NHS login')).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Continue' }).click();
}

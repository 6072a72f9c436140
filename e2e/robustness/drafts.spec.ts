import type { Page } from '@playwright/test';
import { emailField, getSession, isHydrated, withhold } from '../support/held';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

/** Opens a page of the footer, and returns by Back. */
async function looksAtThePrivacyOf(visitor: Visitor, page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility statement' }).click();
  await visitor.isOn('/accessibility');
  await page.goBack();
}

/** Everything that this tab stores outside of its fields. */
const storedData = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.cookie]));

test('keeps a typed email address over a footer page, Back and Forward, until the document unloads', async ({ visitor, page }) => {
  await visitor.arrives();
  await emailField(page).fill('half@');
  await looksAtThePrivacyOf(visitor, page);
  await expect(emailField(page)).toHaveValue('half@');
  await page.goForward();
  await visitor.isOn('/accessibility');
  await page.goBack();
  await expect(emailField(page)).toHaveValue('half@');
  expect(await storedData(page)).not.toContain('half@');
  await page.reload();
  await expect(emailField(page)).toHaveValue('');
});

test('keeps text typed before hydration after a footer page', async ({ visitor, page }) => {
  await getSession(page);
  const release = await withhold(page);
  await page.goto('/enter-email', { waitUntil: 'commit' });
  await emailField(page).fill('half@');
  release();
  await isHydrated(page);
  await looksAtThePrivacyOf(visitor, page);
  await expect(emailField(page)).toHaveValue('half@');
});

test('keeps text typed before the code of the form has loaded', async ({ visitor, page }) => {
  await getSession(page);
  const release = await withhold(page, 'sign-in');
  await page.goto('/enter-email');
  await isHydrated(page);
  await emailField(page).fill('half@');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility statement' }).click();
  await visitor.isOn('/accessibility');
  const come = page.waitForResponse(/assets\/sign-in-.*\.js/);
  release();
  const chunk = (await come).url();
  // Resolves after the app's own import of the chunk.
  await page.evaluate((url) => import(url), chunk);
  await page.goBack();
  await expect(emailField(page)).toHaveValue('half@');
});

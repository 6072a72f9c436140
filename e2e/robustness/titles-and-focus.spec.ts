import { getSession, hold, isHydrated } from '../support/held';
import { expect, test } from '../support/test';

test('scrolls a new page to its top', async ({ visitor, page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await visitor.arrives();
  await page.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded();
  await visitor.logsInUpTo('/log-in-password');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('scrolls to the target of an anchor link, and to the top for a link to the page itself', async ({ visitor, page }) => {
  await page.goto('/cookies');
  // Before hydration a link would load a document, which does not move the focus.
  await isHydrated(page);
  await page.getByRole('link', { name: 'Changes to this policy' }).click();
  await expect(page).toHaveURL('/cookies#changes');
  await expect(page.locator('#changes')).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await visitor.isOn('/cookies');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('accepts a form that is submitted as the document finishes loading, and focuses its error summary', async ({ page }) => {
  await getSession(page);
  const release = await hold(page, '/favicon.ico?slow');
  await page.addInitScript(() => void (new Image().src = '/favicon.ico?slow'));
  await page.goto('/enter-email', { waitUntil: 'commit' });
  await isHydrated(page);
  await page.evaluate(() => window.addEventListener('pageshow', () => document.querySelector('form')?.requestSubmit()));
  await release();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
});

import { announced } from '../support/announced';
import { expect, test } from '../support/test';

test('every page of the journey names itself and takes the focus to its heading', async ({ visitor, page }) => {
  const isAnnounced = announced(page);
  await visitor.arrives();
  await expect(page).toHaveTitle('Enter your email address - NHS login');
  // It came with the document, and the browser announces it; taking the focus would interrupt whoever is typing already.
  await expect(page.locator('body')).toBeFocused();
  await visitor.givesEmail();
  await isAnnounced('Enter your password');
  await visitor.givesPassword();
  await isAnnounced('Enter the security code');
  await visitor.givesCode();
  await isAnnounced('Agree to share your login information');
  await page.getByRole('link', { name: 'I do not agree' }).click();
  await isAnnounced('You did not agree to share your login information');
  await page.goBack();
  await isAnnounced('Agree to share your login information');
});

test('a link to an anchor leads there, and a link to the page itself back to its top', async ({ visitor, page }) => {
  await page.goto('/cookies');
  await page.getByRole('link', { name: 'Changes to this policy' }).click();
  await expect(page).toHaveURL('/cookies#changes');
  await expect(page.locator('#changes')).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await visitor.isOn('/cookies');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

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

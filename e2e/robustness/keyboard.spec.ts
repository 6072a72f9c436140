import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

test('submits with Enter in a field, and links the error summary to the field', { tag: '@quick' }, async ({ page, visitor }) => {
  await visitor.arrives();
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.press('Enter');
  await visitor.seesError('You need to enter your email address');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
});

test('puts the skip link first, which moves to the main content without navigation', { tag: '@quick' }, async ({ page, visitor }) => {
  await visitor.arrives();
  const before = page.url();
  await page.getByLabel('Email address').fill('half-typed');
  await page.reload();
  await page.getByLabel('Email address').fill('half-typed');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Shift+Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await tabTo(page, skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(page.url()).toBe(before);
  await expect(page.getByLabel('Email address')).toHaveValue('half-typed');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email address')).toBeFocused();
});

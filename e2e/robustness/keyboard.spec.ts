import { emailOf, password } from '../../mocks/people/personas';
import { activateButton, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

test('completes the main journey with the keyboard alone', { tag: '@quick' }, async ({ page, visitor, mock }) => {
  await visitor.arrives();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await typeInto(page, 'Email address', emailOf('mobile'));
  await activateButton(page, 'Continue');
  await visitor.isOn('/log-in-password');

  await typeInto(page, 'Password', password);
  await tabTo(page, button('Show password'));
  await page.keyboard.press('Space');
  await expect(page.locator('#password-input')).toHaveAttribute('type', 'text');
  await tabTo(page, button('Continue'));
  await page.keyboard.press('Space');
  await visitor.isOn('/enter-mobile-code');

  await typeInto(page, 'Security code', await mock.code());
  await tabTo(page, page.locator('#rmd'));
  await page.keyboard.press('Space');
  await expect(page.locator('#rmd')).toBeChecked();
  await activateButton(page, 'Continue');
  await visitor.isOn('/nhs-login-consent');

  await activateButton(page, 'I agree');
  await visitor.isHandedOver();
});

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

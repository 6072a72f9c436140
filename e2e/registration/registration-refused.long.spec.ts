import { emailOf } from '../../mocks/people/personas';
import { expect, test } from '../support/test';

test('who has an account already is told so, and logs in', async ({ visitor, page, mock }) => {
  await visitor.arrives();
  await page.goto('/register/enter-email');
  await visitor.givesEmail();
  await visitor.findsAgain('/register/already-have-an-account');
  await expect(page.getByRole('link', { name: 'Reset your password' })).toHaveAttribute('href', '/forgotten-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await visitor.isOn('/enter-email');
  await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
  await visitor.continues();
  await visitor.isOn('/log-in-password');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await expect(page.getByText('You have created an account')).toHaveCount(0);
  await visitor.agreesAndIsHandedOver();
  expect(await mock.calls('/api/login/register')).toHaveLength(0);
});

test('where the client does not allow registration there is no way in', async ({ visitor, page, mock }) => {
  const waysIn = page.locator('a[href^="/register/create"], a[href="/register/enter-email"]');
  await visitor.arrives('new-user', { allow_registration: 'false' });
  await visitor.givesEmail();
  await visitor.finds('/not-registered');
  await expect(waysIn).toHaveCount(0);
  for (const path of ['/login', '/register/lost-access-email', '/register/not-sure-account']) {
    await page.goto(path);
    await visitor.isOn(path);
    await expect(waysIn, path).toHaveCount(0);
  }
  for (const name of ['create-account', 'create-account-steps', 'enter-email', 'create-password']) {
    await page.goto(`/register/${name}`);
    await visitor.isOn('/not-registered', 'We cannot log you in');
  }
  await page.goto('/check-registration');
  await visitor.isOn('/not-registered', 'We cannot log you in');
  expect(await mock.calls('/api/login/register')).toHaveLength(0);
});

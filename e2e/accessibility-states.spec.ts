import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';

/** Pages whose only form was sent empty. */
for (const addresses of [
  ['/enter-email', '/login', '/passkey-enter-email', '/forgotten-password', '/passkey-login-failed', '/passkey-user-login-failed'],
  ['/passkey-enter-email-login-failed', '/choose-authentication-method', '/enter-mobile-code', '/enter-landline-code', '/call-failed'],
]) {
  test(`with an error, accessible: ${addresses.join(', ')}`, async ({ page, visitor }) => {
    await visitor.arrives();
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address);
        await visitor.continues();
        await visitor.seesError('There is a problem');
        await expect(page.locator('.nhsuk-error-message').first()).toBeVisible();
        await expectAccessible(page);
      });
    }
    expect(new URL(page.url()).pathname).toBe(addresses.at(-1));
  });
}

test('the password page is accessible, also with an error and with the password shown', async ({ page, visitor }) => {
  await visitor.comesTo('/log-in-password');
  await expectAccessible(page);
  await visitor.givesPassword('wrong');
  await visitor.seesError('Enter the correct password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('#password-input')).toHaveAttribute('type', 'text');
  await expectAccessible(page);
});

test('everything that can be unfolded on the code page is accessible', async ({ page, visitor }) => {
  await visitor.comesTo('/enter-mobile-code', 'straight-back');
  for (const name of ['Not received a text?', 'What does remember this device mean?', 'I cannot log in using my mobile phone'])
    await page.getByText(name).click();
  await expect(page.getByRole('button', { name: 'Send the security code again' })).toBeVisible();
  await expectAccessible(page);
});

test('radios on the page of an expired code, with an error, are accessible', async ({ page, visitor, mock }) => {
  await visitor.arrives('both');
  await visitor.givesEmail();
  await visitor.givesPassword();
  await visitor.chooses('Use my mobile phone to receive a security code by text message');
  await visitor.isOn('/enter-mobile-code');
  await mock.advance({ minutes: 6 });
  await visitor.givesCode();
  await visitor.isOn('/mobile-code-expired');
  await visitor.continues();
  await visitor.seesError('You need to tell us what you want to do');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expectAccessible(page);
});

test.describe('with optional cookies', () => {
  test.use({ analytics: true });

  test('a spinner page that failed, banners and an accepted cookie banner are accessible', async ({ page, visitor, mock }) => {
    await visitor.arrives();
    await mock.banners({ app: 'Some text messages are late.', alerts: 'We are closed on Sunday.' });
    await mock.scenario('authcode.dead');
    await page.goto('/authcode');
    await visitor.seesError('We could not reach the service');
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await expect(page.getByText('You have accepted all cookies.')).toBeFocused();
    await expectAccessible(page);
  });
});

test('a page that waits is accessible', async ({ page, visitor, mock }) => {
  await visitor.arrives();
  await mock.scenario('account-status.hang');
  await visitor.givesEmail();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status')).toHaveText('Loading');
  await expectAccessible(page);
});

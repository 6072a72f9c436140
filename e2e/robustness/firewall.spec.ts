import { emailOf } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test.describe('firewall', { tag: '@long' }, () => {
  test('repeats the check of the email address after the puzzle of the firewall', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await mock.scenario('account-status.firewall');
    await visitor.givesEmail();
    await visitor.provesToBeHuman();
    await visitor.isOn('/log-in-password', 'Enter your password');
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
    await expect(page.getByText('•••••••0338')).toBeVisible();
  });

  test('repeats the check for passkeys after the puzzle of the firewall', async ({ visitor, device, mock }) => {
    await device.createsPasskey('passkey');
    await visitor.arrives('passkey');
    await expect.poll(device.autofill).toEqual(['waiting']);
    await mock.scenario('passkey-status.firewall');
    await device.answers();
    await visitor.givesEmail();
    await visitor.provesToBeHuman();
    await visitor.isLoggedInByPasskey();
    expect(device.modal()).toEqual(['used']);
    expect(await mock.calls('/api/login/passkey-status')).toHaveLength(2);
  });

  test('asks for the password again after the puzzle of the firewall', async ({ visitor, page, mock }) => {
    await visitor.startsAt('/log-in-password');
    await mock.scenario('password.firewall');
    await visitor.givesPassword();
    await visitor.provesToBeHuman();
    await visitor.isOn('/log-in-password', 'Enter your password');
    expect(await mock.calls('/api/login/verify-waf-token')).toHaveLength(1);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    const why = page.getByRole('alert');
    await expect(why).toHaveText('We had to check that you are not a robot. Enter your password again.');
    await expectAccessible(page);
    await page.reload();
    await visitor.isOn('/log-in-password', 'Enter your password');
    await expect(why).toHaveCount(0);
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
  });

  test('asks for the password on /login again after the puzzle of the firewall', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await page.goto('/login');
    await mock.scenario('user-sign-in.firewall');
    await page.getByLabel('Email address').fill(emailOf('mobile'));
    await visitor.givesPassword();
    await visitor.provesToBeHuman();
    await visitor.isOn('/login', 'Log In to Example health service');
    await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
  });

  test('continues after the puzzle of the firewall at every later call of the journey', async ({ visitor, page, mock }) => {
    const heading = page.getByRole('heading', { level: 1 });
    /** Blocks one call, and deletes the cookie of the solved puzzle. */
    const block = async (call: string) => {
      await page.context().clearCookies({ name: 'aws-waf-token' });
      await mock.scenario(`${call}.firewall`);
    };
    await visitor.startsAt('/log-in-password');
    await block('trigger-otp');
    await visitor.givesPassword();
    await visitor.provesToBeHuman();
    await expect(heading).toHaveText('Enter your password');
    await visitor.givesPassword();
    await expect(heading).toHaveText('Enter the security code');
    await block('otp');
    await visitor.givesCode();
    await visitor.provesToBeHuman();
    await expect(heading).toHaveText('Enter the security code');
    await block('authcode');
    await visitor.givesCode();
    await visitor.provesToBeHuman();
    await expect(heading).toHaveText('Agree to share your login information');
    await block('consent');
    await visitor.agrees();
    await visitor.provesToBeHuman();
    await expect(heading).toHaveText('Agree to share your login information');
    await visitor.agrees();
    await visitor.isHandedOver();
  });

  test('ends on /error without a loop when the firewall blocks the same call twice', async ({ visitor, mock }) => {
    await visitor.arrives();
    await mock.scenario('account-status.firewall-always');
    await visitor.givesEmail();
    await visitor.provesToBeHuman();
    await visitor.isOn('/error', 'Something went wrong');
    expect(await mock.calls('/api/login/account-status')).toHaveLength(2);
  });

  test('does not loop on a spinner page that the firewall blocks, even before the saver has loaded', async ({ visitor, page, mock }) => {
    await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
    await visitor.arrives();
    await mock.scenario('authcode.firewall-always');
    await page.goto('/authcode');
    await visitor.provesToBeHuman();
    await visitor.isOn('/error', 'Something went wrong');
    expect((await mock.calls('/api/auth/authcode')).length).toBeGreaterThan(1);
  });

  test('asks to open the reset link again after the firewall blocks a new password', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    const link = await visitor.asksForAResetLink();
    await page.context().clearCookies({ name: 'aws-waf-token' });
    await mock.scenario('confirm-change-password.firewall');
    await page.goto(link);
    await visitor.givesNewPassword('Battery Staple 7');
    await visitor.provesToBeHuman();
    await visitor.isOn('/reset/new-password', 'Open your link again');
    await expectAccessible(page);
    await page.goto(link);
    await visitor.givesNewPassword('Battery Staple 7');
    await visitor.isOn('/reset/success', 'You have reset your password for NHS login');
    expect((await mock.calls('/api/login/confirm-change-password')).map(({ status }) => status)).toEqual([200, 405]);
  });
});

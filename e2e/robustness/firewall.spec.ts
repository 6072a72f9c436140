import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

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

test('leaves a spinner page that the firewall blocks without a loop, even before the saver has loaded', async ({ visitor, page, mock }) => {
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  await visitor.arrives();
  await mock.scenario('authcode.firewall-always');
  await page.goto('/authcode');
  await visitor.provesToBeHuman();
  await visitor.isOn('/error', 'Something went wrong');
  expect((await mock.calls('/api/auth/authcode')).length).toBeGreaterThan(1);
});

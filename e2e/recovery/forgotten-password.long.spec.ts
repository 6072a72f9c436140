import { emailOf } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('from the password page: a bot check once, then the email, and back to the password', async ({ visitor, page, mock }) => {
  await visitor.standsAt('/log-in-password');
  await page.getByRole('link', { name: 'Reset your password' }).click();
  await visitor.isOn('/forgotten-password', 'Forgot password');
  await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
  await visitor.continues();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check that you are not a robot');
  expect(await mock.emails()).toHaveLength(0);
  await visitor.provesToBeHuman();
  await visitor.isOn('/check-email', 'Check your email');
  await expect(page.getByText(`We have sent an email to ${emailOf('mobile')}`)).toBeVisible();
  await expect(page.getByText('within 1 hour')).toBeVisible();
  await expectAccessible(page);
  expect(await mock.emails()).toEqual([
    expect.objectContaining({ to: emailOf('mobile'), link: expect.stringMatching(/^\/reset\/new-password\?username=.+&code=.+&expiry=/) }),
  ]);
  await page.getByRole('button', { name: 'Go back and enter password' }).click();
  await visitor.isOn('/log-in-password', 'Enter your password');

  // The check counts for the whole journey; the sixth request locks.
  for (const emails of [2, 3, 4, 5]) {
    await page.goto('/forgotten-password');
    await visitor.continues();
    await visitor.isOn('/check-email');
    expect(await mock.emails()).toHaveLength(emails);
  }
  await page.goto('/forgotten-password');
  await visitor.continues();
  await visitor.isOn('/reset/attempts-exceeded', 'You cannot continue');
  expect(await mock.calls('/api/login/forgot-password')).toHaveLength(6);
});

test('from /login: nobody is told whether there is an account', async ({ visitor, page, mock }) => {
  const said = (email: string) => page.getByText(`If there is an account linked to ${email}`);
  await visitor.arrives();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await visitor.isOn('/forgotten-password', 'Forgot password');
  await visitor.givesEmail('');
  await visitor.seesError('Enter your email address');
  await visitor.givesEmail('not-found@example.com');
  await visitor.provesToBeHuman();
  await visitor.isOn('/check-email', 'Check your email');
  await expect(said('not-found@example.com')).toBeVisible();
  await expect(page.getByText('expires after 1 hour')).toBeVisible();
  expect(await mock.emails()).toHaveLength(0);
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await visitor.isOn('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await visitor.isOn('/forgotten-password', 'Forgot password');
  await visitor.givesEmail();
  await visitor.isOn('/check-email');
  await expect(said(emailOf('mobile'))).toBeVisible();
  await expectAccessible(page);
  expect(await mock.emails()).toHaveLength(1);
  await page.goto('/forgotten-password');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await visitor.isOn('/login');
});

for (const scenario of ['unauthorised-once', 'firewall']) {
  test(`forgot-password.${scenario}: the request is made again, and one email comes`, async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await page.goto('/forgotten-password');
    await mock.scenario(`forgot-password.${scenario}`);
    const back = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/check-forgot-password',
    );
    await visitor.givesEmail();
    await visitor.provesToBeHuman();
    await back;
    await visitor.isOn('/check-email', 'Check your email');
    expect(await mock.emails()).toHaveLength(1);
    expect(await mock.calls('/api/login/forgot-password')).toHaveLength(2);
    await page.reload();
    await visitor.isOn('/check-email', 'Check your email');
    expect(await mock.emails()).toHaveLength(1);
  });
}

test('a dead network and an address that the server refuses keep what was typed', async ({ visitor, page, mock }) => {
  await visitor.arrives();
  await page.goto('/forgotten-password');
  await mock.scenario('forgot-password.dead');
  await visitor.givesEmail();
  await visitor.seesError('We could not reach the service');
  await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
  await mock.scenario('forgot-password.invalid-email');
  await visitor.continues();
  await visitor.seesError('Enter an email address in the correct format, like name@example.com');
  await expectAccessible(page);
  await mock.scenario('forgot-password.unsafe-bot-check');
  await visitor.continues();
  await visitor.isOn('/error', 'Something went wrong');
  await page.goto('/forgotten-password');
  await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
  await mock.scenario('forgot-password.unknown-error');
  await visitor.continues();
  await visitor.isOn('/error', 'Something went wrong');
});

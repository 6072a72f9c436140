import { emailOf, password } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('recovers from a call without a usable answer', async ({ visitor, mock, page }) => {
  await visitor.startsAt('/log-in-password');
  await mock.scenario('password.dead');
  await visitor.givesPassword();
  await visitor.seesError('did not work');
  await mock.scenario();
  await visitor.continues();
  await visitor.isOn('/enter-mobile-code');
  await expect(page).toHaveTitle('Enter the security code - NHS login');
});

test.describe('no usable answer', { tag: '@long' }, () => {
  /** The error after the first failure, and after every further one. */
  const unreachable = 'did not work';

  test('keeps the typed text of every form of the journey after a network failure, and retries', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await mock.scenario('account-status.dead');
    await visitor.givesEmail();
    await visitor.seesError(unreachable);
    await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
    await mock.scenario();
    await visitor.continues();

    await visitor.isOn('/log-in-password');
    await mock.scenario('password.dead');
    await visitor.givesPassword();
    await visitor.seesError(unreachable);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await mock.scenario('trigger-otp.dead');
    await visitor.continues();
    await expect.poll(() => mock.calls('/api/login/trigger-otp')).not.toHaveLength(0);
    await visitor.seesError(unreachable);
    await mock.scenario();
    await visitor.continues();

    await visitor.isOn('/enter-mobile-code');
    const code = await mock.code();
    await page.locator('#rmd').check();
    await mock.scenario('otp.dead');
    await visitor.givesCode(code);
    await visitor.seesError(unreachable);
    await expect(page.getByLabel('Security code', { exact: true })).toHaveValue(code);
    await expect(page.locator('#rmd')).toBeChecked();
    // The app requests client-info parallel to authcode. If that fails, the consent page retries it.
    await mock.scenario('client-info.dead');
    await visitor.continues();

    await visitor.isOn('/nhs-login-consent');
    await visitor.seesError(unreachable);
    await mock.scenario();
    await page.getByRole('button', { name: 'Try again' }).click();
    await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
    await visitor.agrees();
    await visitor.isHandedOver();
  });

  test('recovers from a network failure of the authorisation code, consent and the terms', async ({ visitor, page, mock }) => {
    await visitor.startsAt('/enter-mobile-code', 'terms-and-consent');
    await mock.scenario('authcode.dead');
    await visitor.givesCode();
    await visitor.isOn('/authcode');
    await visitor.seesError(unreachable);
    await mock.scenario('terms-update.dead');
    await page.getByRole('button', { name: 'Try again' }).click();
    await visitor.isOn('/terms-update');
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await visitor.seesError(unreachable);
    await mock.scenario('consent.dead');
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
    await visitor.agrees();
    await visitor.seesError(unreachable);
    await mock.scenario();
    await visitor.agrees();
    await visitor.isHandedOver();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  });

  test('recovers from a network failure on /login', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await page.goto('/login');
    await mock.scenario('user-sign-in.dead');
    await page.getByLabel('Email address').fill(emailOf('mobile'));
    await visitor.givesPassword();
    await visitor.seesError(unreachable);
    await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
    await mock.scenario();
    await visitor.continues();
    await visitor.isOn('/enter-mobile-code');
  });

  test('gives up after 30 seconds without an answer', async ({ visitor, page, mock }) => {
    await page.clock.install();
    await visitor.signsInUpTo('/log-in-password');
    await mock.scenario('password.hang');
    await visitor.givesPassword();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    // Real time passes too: on a busy machine it may be seconds.
    await page.clock.fastForward(15_000);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(16_000);
    await visitor.seesError(unreachable);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await mock.scenario();
    await visitor.continues();
    await visitor.isOn('/enter-mobile-code');
  });

  test.describe('answers from another server than the API', () => {
    // A redirect that is not followed.
    test.use({ tolerated: /net::ERR_FAILED/ });

    test('does not accept a redirect as the answer to a new password', async ({ visitor, page, mock }) => {
      await visitor.arrives();
      await page.goto(await visitor.asksForAResetLink());
      await visitor.isOn('/reset/new-password');
      await mock.scenario('confirm-change-password.redirect');
      await visitor.givesNewPassword('Battery Staple 7');
      await visitor.seesError(unreachable);
      await visitor.isOn('/reset/new-password');
      await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Battery Staple 7');
      await mock.scenario();
      await visitor.givesNewPassword('Battery Staple 7');
      await visitor.isOn('/reset/success', 'You have reset your password for NHS login');
    });
  });
});

test.describe('error pages', { tag: '@long' }, () => {
  test('shows the page for a busy service', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await mock.scenario('account-status.unavailable');
    await visitor.givesEmail();
    await visitor.isOn('/service-busy');
    await expect(page.getByText(/go to the website or app you are trying to use and log in/i)).toBeVisible();
  });
});

test.describe('repeated no answer', { tag: '@long' }, () => {
  test('shows the error and alternatives after no answer at the password, and continues when one arrives', async ({
    visitor,
    page,
    mock,
  }) => {
    const summary = page.locator('.nhsuk-error-summary');
    const help = summary.getByRole('link', { name: 'get help' });
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/login/password')) asked += 1;
    });
    await visitor.signsInUpTo('/log-in-password');
    await mock.scenario('password.dead');
    await visitor.givesPassword();
    await visitor.seesError(
      'There is a problem',
      'Sorry, that did not work. Try again. If it still does not work, check your internet connection.',
    );
    await expect(help).toHaveCount(0);
    expect(asked).toBe(1);

    await visitor.continues();
    await expect(summary).toContainText('Sorry, that still did not work. Nothing is lost on this page');
    await visitor.seesError('wait a few minutes and try again');
    await expect(help).toHaveAttribute('href', 'https://help.login.nhs.uk');
    await expect(help).toHaveAttribute('target', '_blank');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await expectAccessible(page);
    expect(asked).toBe(2);

    await mock.scenario();
    await visitor.continues();
    await visitor.isOn('/enter-mobile-code', 'Enter the security code');
    expect(asked).toBe(3);
  });
});

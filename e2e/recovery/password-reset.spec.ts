import { emailOf, password } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { activateButton, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

test.describe('password reset', () => {
  const chosen = 'Battery Staple 7';

  test('sets a new password from the emailed link with the keyboard, and logs in with it', async ({ visitor, page, mock }) => {
    await visitor.signsInUpTo('/log-in-password');
    await page.getByRole('link', { name: 'Reset your password' }).click();
    await visitor.finds('/forgotten-password');
    await activateButton(page, 'Continue');
    await visitor.provesToBeHuman();
    await visitor.finds('/check-email');

    await page.goto(await visitor.newestLink());
    await visitor.isOn('/reset/new-password', 'Choose a new password');
    await expect(page.getByText('log in to Example health service with NHS login')).toBeVisible();
    await activateButton(page, 'Reset password');
    await visitor.seesError('There is a problem', 'Enter a password');
    await typeInto(page, 'New password', 'battery staple 7');
    await page.keyboard.press('Enter');
    await visitor.seesError('Password must have at least 8 characters and a capital letter');
    await expectAccessible(page);
    await typeInto(page, 'New password', chosen);
    await page.keyboard.press('Enter');
    await visitor.findsAfterReload('/reset/success');

    await activateButton(page, 'Continue to log in');
    await visitor.isOn('/enter-email');
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    await visitor.givesPassword(password);
    await visitor.seesWrongPassword();
    await visitor.givesPassword(chosen);
    await visitor.isOn('/enter-mobile-code');
    await visitor.givesCode();
    await visitor.agreesAndIsHandedOver();
    expect((await mock.calls('/api/login/confirm-change-password')).map(({ status }) => status)).toEqual([200]);
  });
});

test.describe('password reset, long run', { tag: '@long' }, () => {
  const chosen = 'Battery Staple 7';

  /** After a reload the address no longer has the code of the link. */
  test.use({ tolerated: /^console: Reset password link is malformed/ });

  test('accepts a reset link once, and keeps the new password when it is opened again', async ({ visitor, page, mock }) => {
    await visitor.signsInUpTo('/log-in-password');
    const link = await visitor.asksForAResetLink();
    await page.goto(link);
    await visitor.isOn('/reset/new-password', 'Choose a new password');
    await expectAccessible(page);
    await page.reload();
    await visitor.isOn('/reset/new-password', 'Open your link again');
    await page.goto(link);
    await visitor.givesNewPassword(chosen);
    await visitor.isOn('/reset/success');

    await page.goto(link);
    await visitor.isOn('/reset/new-password');
    await visitor.givesNewPassword('Another 12345');
    await visitor.findsAfterReload('/reset/link-used');
    await page.getByRole('button', { name: 'Continue to log in' }).click();
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    await visitor.givesPassword(chosen);
    await visitor.isOn('/enter-mobile-code');
    await visitor.givesCode();
    await visitor.agreesAndIsHandedOver();
    expect((await mock.calls('/api/login/confirm-change-password')).map(({ status }) => status)).toEqual([400, 200]);
  });

  test('offers a new reset link for an expired and a malformed one', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    const old = await visitor.asksForAResetLink();
    const mangled = [old.slice(0, old.indexOf('?')), old.replace(/code=\d/, 'code='), old.replace('%40', '')];
    for (const address of [...mangled, old.replace(/expiry=\d+/, 'expiry=soon')]) {
      await page.goto(address);
      await visitor.isOn('/reset/link-not-working', 'This link does not work');
    }
    await page.goto(old.replace(/code=(\d)/, (_found, digit: string) => `code=${(Number(digit) + 1) % 10}`));
    await visitor.isOn('/reset/new-password');
    await visitor.givesNewPassword(chosen);
    await visitor.finds('/reset/link-not-working');
    await page.getByRole('button', { name: 'Get a new link' }).click();
    await visitor.isOn('/forgotten-password');

    const minutes = 61;
    await mock.advance({ minutes });
    await page.clock.setFixedTime(Date.now() + minutes * 60_000);
    await page.goto(old);
    await visitor.finds('/reset/link-expired');
    await expect(page.getByText(emailOf('mobile'))).toBeVisible();
    await page.getByRole('button', { name: 'Get a new link' }).click();
    await visitor.isOn('/forgotten-password');
    await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
    await visitor.continues();
    // The session has expired too, so the app renews it.
    await visitor.isOn('/check-email', 'Check your email');
    expect(await mock.emails()).toHaveLength(2);
    await page.goto(await visitor.newestLink());
    await visitor.isOn('/reset/new-password');
    await visitor.givesNewPassword(chosen);
    await visitor.isOn('/reset/success', 'You have reset your password for NHS login');
  });

  test('accepts a reset link in another browser, and explains where to continue', async ({ visitor, mock, context, browser }) => {
    await visitor.arrives();
    const link = await visitor.asksForAResetLink();
    const otherBrowser = await browser.newContext();
    await otherBrowser.addCookies((await context.cookies()).filter(({ name }) => name === 'mock_world'));
    const there = new Visitor(await otherBrowser.newPage(), mock);
    const showsHowToContinue = async () => {
      await expect(there.page.getByRole('main').getByText(/go back to the website or app that you want to use/i)).toBeVisible();
      await expect(there.page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expectAccessible(there.page);
    };
    await there.page.goto(link);
    await there.isOn('/reset/new-password', 'Choose a new password');
    await expect(there.page.getByText('log in to websites and apps with NHS login')).toBeVisible();
    await there.givesNewPassword(chosen);
    await there.isOn('/reset/success', 'You have reset your password for NHS login');
    await showsHowToContinue();
    await there.page.goto(link);
    await there.givesNewPassword(chosen);
    await there.isOn('/reset/link-used', 'You have already reset your password');
    await showsHowToContinue();
    await there.page.goto(link.replace(/expiry=\d+/, 'expiry=1000000000000'));
    await there.isOn('/reset/link-expired', 'This link has expired');
    await showsHowToContinue();
    await there.page.goto('/reset/new-password');
    await there.isOn('/reset/link-not-working', 'This link does not work');
    await showsHowToContinue();
    expect((await otherBrowser.cookies()).map(({ name }) => name)).toEqual(['mock_world']);
    await otherBrowser.close();

    await visitor.page.getByRole('button', { name: 'Back to log in' }).click();
    await visitor.isOn('/login');
    await visitor.givesEmailAndPassword(chosen);
    await visitor.isOn('/enter-mobile-code');
    await visitor.givesCode();
    await visitor.agreesAndIsHandedOver();
  });
});

test.describe('forgotten password', { tag: '@long' }, () => {
  test('emails a reset link from the password page after one bot check, and returns to the password', async ({ visitor, page, mock }) => {
    await visitor.startsAt('/log-in-password');
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
      expect.objectContaining({
        to: emailOf('mobile'),
        link: expect.stringMatching(/^\/reset\/new-password\?username=.+&code=.+&expiry=/),
      }),
    ]);
    await page.getByRole('button', { name: 'Go back and enter password' }).click();
    await visitor.isOn('/log-in-password', 'Enter your password');

    // One solved check is valid for the complete journey. The sixth request locks.
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

  test('does not reveal from /login whether there is an account for a reset link', async ({ visitor, page, mock }) => {
    const confirmation = (email: string) => page.getByText(`If there is an account linked to ${email}`);
    await visitor.arrives();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await visitor.isOn('/forgotten-password', 'Forgot password');
    await visitor.givesEmail('');
    await visitor.seesError('Enter your email address');
    await visitor.givesEmail('not-found@example.com');
    await visitor.provesToBeHuman();
    await visitor.isOn('/check-email', 'Check your email');
    await expect(confirmation('not-found@example.com')).toBeVisible();
    await expect(page.getByText('expires after 1 hour')).toBeVisible();
    expect(await mock.emails()).toHaveLength(0);
    await page.getByRole('button', { name: 'Back to log in' }).click();
    await visitor.isOn('/login');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await visitor.isOn('/forgotten-password', 'Forgot password');
    await visitor.givesEmail();
    await visitor.isOn('/check-email');
    await expect(confirmation(emailOf('mobile'))).toBeVisible();
    await expectAccessible(page);
    expect(await mock.emails()).toHaveLength(1);
    await page.goto('/forgotten-password');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await visitor.isOn('/login');
  });

  for (const scenario of ['unauthorised-once', 'firewall']) {
    test(`repeats the request after forgot-password.${scenario}, and sends one email`, async ({ visitor, page, mock }) => {
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

  test('keeps the typed address after a network failure and after a refusal of the server', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await page.goto('/forgotten-password');
    await mock.scenario('forgot-password.dead');
    await visitor.givesEmail();
    await visitor.seesError('Sorry, that did not work');
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
});

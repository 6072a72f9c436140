import type { Page } from '@playwright/test';
import { emailOf } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { activateButton, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

test.describe('registration', () => {
  const chosen = 'Correct Horse 9';
  const mobile = ['A UK mobile phone', 'UK mobile number'] as const;

  /** Counts, at every change of the page, its errors and confirmations. Returns a function for the highest number. */
  async function messagesAtOnce(page: Page) {
    const seen = await page.evaluateHandle(() => {
      const counts = { most: 0 };
      const count = () =>
        (counts.most = Math.max(counts.most, document.querySelectorAll('.nhsuk-error-summary, .nhsuk-notification-banner').length));
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
      return counts;
    });
    return () => seen.evaluate(({ most }) => most);
  }

  test('creates an account with the keyboard alone, reloads included, and is handed over', async ({ visitor, page, mock }) => {
    await visitor.arrives('new-user');
    await visitor.givesEmail();
    await visitor.findsAfterReload('/register/create-account');
    await expect(page.getByText(emailOf('new-user')).first()).toBeVisible();
    await activateButton(page, 'Create an account');

    await visitor.findsAfterReload('/register/create-password');
    await expect(page.getByText('3 random words make a strong password.')).toBeVisible();
    await activateButton(page, 'Continue');
    await visitor.seesError('There is a problem', 'Enter a password');
    await typeInto(page, 'Password', 'correct horse 9');
    await page.keyboard.press('Enter');
    await visitor.seesError('Password must have at least 8 characters and a capital letter');
    await expectAccessible(page);
    await typeInto(page, 'Password', chosen);
    await page.keyboard.press('Enter');

    await visitor.findsAfterReload('/register/check-email');
    await expect(page.getByText(emailOf('new-user')).first()).toBeVisible();
    await typeInto(page, 'Security code', await mock.wrongCode());
    await page.keyboard.press('Enter');
    await visitor.seesError('Enter the correct security code');
    await expectAccessible(page);
    await tabTo(page, page.locator('summary', { hasText: 'Not received an email?' }));
    await page.keyboard.press('Enter');
    const most = await messagesAtOnce(page);
    await activateButton(page, 'Send the security code again');
    await expect(page.getByText('You have been sent a new security code.')).toBeVisible();
    expect(await most()).toBe(1);
    await expectAccessible(page);
    expect(await mock.emails()).toHaveLength(2);
    await typeInto(page, 'Security code', await mock.code());
    await page.keyboard.press('Enter');

    await visitor.findsAfterReload('/register/enter-mobile');
    await expect(page.getByRole('radio')).toHaveCount(2);
    await activateButton(page, 'Continue');
    await visitor.seesError('Select the kind of phone you have');
    await tabTo(page, page.getByRole('radio', { name: mobile[0] }));
    await page.keyboard.press('Space');
    await typeInto(page, mobile[1], '07700 900 001');
    await page.keyboard.press('Enter');

    await visitor.findsAfterReload('/enter-mobile-code');
    await expect(page.getByText('•••••••0001')).toBeVisible();
    await typeInto(page, 'Security code', await mock.code());
    await page.keyboard.press('Enter');

    await visitor.findsAfterReload('/nhs-login-consent');
    await expect(page.getByText('You have created an account')).toBeVisible();
    await activateButton(page, 'I agree');
    await visitor.isHandedOver();
    const [begun] = await mock.calls('/api/login/register');
    expect(begun?.body).toEqual({ email: emailOf('new-user'), password: chosen });
    expect((await mock.calls('/api/login/mobile'))[0]?.body).toEqual({ mobile_number: '+447700900001' });
    expect(await mock.calls('/api/login/register')).toHaveLength(1);
  });
});

test.describe('registration, long run', { tag: '@long' }, () => {
  const chosen = 'Correct Horse 9';
  const mobile = ['A UK mobile phone', 'UK mobile number'] as const;

  test('creates an account with a landline, from /login on', async ({ visitor, page, mock }) => {
    await visitor.arrives('new-landline');
    await visitor.givesEmail();
    await visitor.isOn('/register/create-account');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Create NHS account' }).click();
    await visitor.finds('/register/create-account-steps');
    await expect(page.getByText('a mobile phone, or a landline where you can take a call')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await visitor.finds('/register/enter-email');
    await expect(page.getByLabel('Email address')).toHaveValue(emailOf('new-landline'));
    await visitor.givesEmail('');
    await visitor.seesError('Enter your email address');
    await visitor.givesEmail();
    await visitor.isOn('/register/create-password', 'Create a password');
    await visitor.givesPassword(chosen);
    await visitor.isOn('/register/check-email', 'Check your email');
    await visitor.givesCode();
    await visitor.isOn('/register/enter-mobile');
    await page.reload();
    await visitor.givesPhone('A UK landline', 'UK landline number', '07700 900 001');
    await visitor.seesError('Enter a UK landline number, like 01632 960 001');
    await expectAccessible(page);
    await visitor.givesPhone('A UK landline', 'UK landline number', '01632 960 001');
    await visitor.findsAfterReload('/enter-landline-code');
    await expect(page.getByText('•••••••0001')).toBeVisible();
    expect((await mock.calls('/api/login/landline'))[0]?.body).toEqual({ landline_number: '+441632960001' });
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
    await expect(page.getByText('You have created an account')).toBeVisible();
    await visitor.agreesAndIsHandedOver();
  });

  test('continues an unfinished account where it stopped, also after a mistyped number', async ({ visitor, page, mock }) => {
    await visitor.arrives('unconfirmed');
    await visitor.givesEmail();
    await visitor.isOn('/register/check-email', 'Check your email');
    expect(await mock.emails()).toHaveLength(1);
    await visitor.givesCode();
    await visitor.isOn('/register/enter-mobile');
    const abroad = ['An international mobile phone', 'International mobile number'] as const;
    await visitor.givesPhone(...abroad, '+1 202 555 0100');
    await visitor.seesError('We cannot send security codes to numbers from this country');
    await expectAccessible(page);
    await visitor.givesPhone(...abroad, '0033 6 12 34 56 78');
    await visitor.isOn('/enter-mobile-code');
    await expect(page.getByText('+33612345678')).toBeVisible();
    await visitor.givesCode();
    await visitor.agreesAndIsHandedOver();

    await visitor.arrives('unregistered');
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    await visitor.givesPassword();
    await visitor.isOn('/register/enter-mobile');
    await visitor.givesPhone(...mobile, '07700 900 003');
    await visitor.isOn('/enter-mobile-code');
    await page.getByText('I cannot log in using my mobile phone').click();
    await page.getByRole('link', { name: 'Change your mobile phone number' }).click();
    await visitor.isOn('/register/enter-mobile');
    await visitor.givesPhone(...mobile, '07700 900 002');
    await visitor.isOn('/enter-mobile-code');
    await expect(page.getByText('07700900002')).toBeVisible();
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
    await expect(page.getByText('You have created an account')).toBeVisible();
    await visitor.agreesAndIsHandedOver();
  });
});

test.describe('registration refused', { tag: '@long' }, () => {
  test('shows that an account exists already, and logs the user in', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await page.goto('/register/enter-email');
    await visitor.givesEmail();
    await visitor.findsAfterReload('/register/already-have-an-account');
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

  test('offers no registration when the client forbids it', async ({ visitor, page, mock }) => {
    const registrationLinks = page.locator('a[href^="/register/create"], a[href="/register/enter-email"]');
    await visitor.arrives('new-user', { allow_registration: 'false' });
    await visitor.givesEmail();
    await visitor.finds('/not-registered');
    await expect(registrationLinks).toHaveCount(0);
    for (const path of ['/login', '/register/lost-access-email', '/register/not-sure-account']) {
      await page.goto(path);
      await visitor.isOn(path);
      await expect(registrationLinks, path).toHaveCount(0);
    }
    for (const name of ['create-account', 'create-account-steps', 'enter-email', 'create-password']) {
      await page.goto(`/register/${name}`);
      await visitor.isOn('/not-registered', 'We cannot log you in');
    }
    await page.goto('/check-registration');
    await visitor.isOn('/not-registered', 'We cannot log you in');
    expect(await mock.calls('/api/login/register')).toHaveLength(0);
  });
});

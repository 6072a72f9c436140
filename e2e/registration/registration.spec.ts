import type { Page } from '@playwright/test';
import { emailOf } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { activateButton, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

test.describe('registration', { tag: '@quick' }, () => {
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

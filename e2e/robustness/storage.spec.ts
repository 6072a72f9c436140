import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test('completes the journey with full storage', async ({ visitor, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visitor.signsInUpTo('/nhs-login-consent');
  await visitor.agreesAndIsHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

test.describe('redirect round trip without storage', () => {
  const block = (page: Page, blocked: readonly string[]) =>
    page.addInitScript((names) => {
      for (const name of names) Object.defineProperty(window, name, { get: () => undefined });
    }, blocked);

  for (const blocked of [['localStorage', 'sessionStorage'], ['localStorage']])
    test(`ends a second block on /error without a loop, with ${blocked.join(' and ')} blocked`, async ({ visitor, page, mock }) => {
      await block(page, blocked);
      await visitor.arrives();
      await mock.scenario('account-status.firewall-always');
      await visitor.givesEmail();
      await visitor.provesToBeHuman();
      await visitor.givesEmail();
      await visitor.isOn('/error', 'Something went wrong');
      expect(await mock.calls('/api/login/account-status')).toHaveLength(2);
    });

  test.describe('all storage blocked', () => {
    test.beforeEach(({ page }) => block(page, ['localStorage', 'sessionStorage']));

    test('passes the firewall with all storage blocked, by the kind of round trip in the address', async ({ visitor, page, mock }) => {
      await visitor.arrives();
      await mock.scenario('account-status.firewall');
      const back = page.waitForRequest((request) => request.url().endsWith('/check-account-status?detour=firewall'));
      await visitor.givesEmail();
      await visitor.provesToBeHuman();
      expect((await back).isNavigationRequest()).toBe(true);
      await visitor.isOn('/enter-email', 'Enter your email address');
      await expect(page.getByRole('alert')).toBeHidden();
      expect(new URL(page.url()).search).toBe('');
      await visitor.logsInUpTo('/log-in-password');
    });
  });

  test.describe('session storage only', () => {
    test.beforeEach(({ page }) => block(page, ['localStorage']));

    test('passes the firewall with only session storage, and lists what to type again', async ({ visitor, page, mock }) => {
      await visitor.arrives();
      await mock.scenario('account-status.firewall');
      await visitor.givesEmail();
      await visitor.provesToBeHuman();
      await visitor.isOn('/enter-email', 'Enter your email address');
      await expect(page.getByRole('alert')).toHaveText('We had to check that you are not a robot. You can continue now.');
      expect(new URL(page.url()).search).toBe('');
      await visitor.logsInUpTo('/log-in-password');
    });

    test('renews a session with only session storage', async ({ visitor, page, mock }) => {
      await visitor.signsInUpTo('/log-in-password');
      await mock.advance({ minutes: 60 });
      await visitor.givesPassword();
      await visitor.isOn('/login', 'Log In to Example health service');
      await expect(page.getByRole('alert')).toHaveText(/^You were away for a while, so we have started again\./);
      await visitor.givesEmailAndPassword();
      await visitor.isOn('/enter-mobile-code');
    });
  });

  test('leaves a spinner page behind the firewall without a loop, even before the saver has loaded', async ({ visitor, page, mock }) => {
    await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
    await visitor.arrives();
    await mock.scenario('authcode.firewall-always');
    await page.goto('/authcode');
    await visitor.provesToBeHuman();
    await visitor.isOn('/error', 'Something went wrong');
    expect((await mock.calls('/api/auth/authcode')).length).toBeGreaterThan(1);
  });
});

import { enableBackForwardCache, leavesAndReturns } from '../support/back-forward-cache';
import { expect, test } from '../support/test';

test.describe('back forward cache', { tag: '@quick' }, () => {
  test.beforeEach(({ context }) => enableBackForwardCache(context));

  test.describe('back forward cache with optional cookies', () => {
    test.use({ analytics: true });

    test('restores a page with its typed text from the back/forward cache', async ({ visitor, page }) => {
      await visitor.signsInUpTo('/log-in-password');
      await page.reload();
      await page.locator('.app-status').waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Accept all cookies' }).click();
      await expect(page.getByText('You have accepted all cookies.')).toBeVisible();
      await leavesAndReturns(page);
      await visitor.givesPassword();
      await visitor.isOn('/enter-mobile-code');
    });
  });

  test('hides a shown password on a page restored from the back/forward cache', async ({ visitor, page }) => {
    await visitor.signsInUpTo('/log-in-password');
    await page.reload();
    await page.getByLabel('Password', { exact: true }).fill('secret words');
    await page.getByRole('button', { name: 'Show password' }).click();
    await leavesAndReturns(page);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
  });

  test('does not restore a page of an earlier journey from the back/forward cache', async ({ visitor, page }) => {
    await visitor.signsInUpTo('/log-in-password', 'both');
    await visitor.arrives('mobile');
    await page.goBack({ waitUntil: 'commit' });
    await visitor.isOn('/enter-email');
    await expect(page.getByLabel('Email address')).toHaveValue('');
  });
});

test.describe('back forward cache, long run', () => {
  test.beforeEach(({ context }) => enableBackForwardCache(context));

  test('restores the entry screen from the back/forward cache, and offers passkeys again', async ({ visitor, page, device }) => {
    await device.createsPasskey('passkey');
    await visitor.arrives('passkey');
    await expect.poll(device.autofill).toEqual(['waiting']);
    await page.reload();
    await expect.poll(device.autofill).toEqual(['given up', 'waiting']);
    await leavesAndReturns(page);
    await expect.poll(device.autofill).toEqual(['given up', 'given up', 'waiting']);
    await device.answers();
    await visitor.givesEmail();
    await visitor.isLoggedInByPasskey();
    expect(device.modal()).toEqual(['used']);
  });

  test('links to the service after Back from the hand-over, and hands over no second time', async ({ visitor, page, mock }) => {
    await visitor.signsInUpTo('/nhs-login-consent');
    await visitor.agreesAndIsHandedOver();
    const codes = await mock.calls('/api/auth/authcode');
    await page.goBack({ waitUntil: 'commit' });
    await visitor.isOn('/session-invalid', 'You are logged in');
    await expect(page.getByRole('link', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
    await page.reload();
    await visitor.isOn('/session-invalid', 'You are logged in');
    expect(await mock.calls('/api/auth/authcode')).toHaveLength(codes.length);
    // A user who arrives from the service a second time has to log in.
    await visitor.arrives();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
  });

  test('reloads the page of a duplicate account when it is restored from the back/forward cache', async ({ visitor, page }) => {
    await visitor.asksForAMatch('duplicate');
    await visitor.isOn('/proofing/duplicate-nhs-number');
    await page.getByRole('radio').first().check();
    await page.goto('/mock');
    const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/duplicate-nhs-number'));
    await page.goBack({ waitUntil: 'commit' });
    await loaded;
    await visitor.isOn('/proofing/duplicate-nhs-number', 'You already have an NHS account');
    expect(await page.evaluate(() => sessionStorage.getItem('restored'))).toBe('/proofing/duplicate-nhs-number');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await visitor.chooses('Log in with the email address linked to this account');
    await visitor.logsInWith('existing-account');
  });
});

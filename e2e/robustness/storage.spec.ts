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

test('passes the firewall with all storage blocked, by the kind of round trip in the address', async ({ visitor, page, mock }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => undefined });
  });
  await visitor.arrives();
  await mock.scenario('account-status.firewall');
  const back = page.waitForRequest((request) => request.url().endsWith('/check-account-status?roundTrip=firewall'));
  await visitor.givesEmail();
  await visitor.provesToBeHuman();
  expect((await back).isNavigationRequest()).toBe(true);
  await visitor.isOn('/enter-email', 'Enter your email address');
  await expect(page.getByRole('alert')).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
  await visitor.logsInUpTo('/log-in-password');
});

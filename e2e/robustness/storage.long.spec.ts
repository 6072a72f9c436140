import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test('the journey works with storage full', async ({ visitor, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visitor.comesTo('/nhs-login-consent');
  await visitor.agreesAndIsHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

/** Corrupted values of a stored entry, or of its sealed part. */
const corruptions = [
  ['entry', 'not JSON'],
  ['entry', 'null'],
  ['entry', '[]'],
  ['entry', '{"savedAt":1,"sealed":"AAAA"}'],
  ['sealed', 'not base64!'],
  ['sealed', ''],
  ['sealed', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['savedAt', '9999999999999'],
] as const;

/** Spoils everything that is stored at the last moment, when the app writes no more; answers how many entries that will be. */
const spoil = (page: Page, corruption: (typeof corruptions)[number]) =>
  page.evaluate(([place, text]) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('nhs-login-'));
    const changed = (key: string) =>
      JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), [place]: place === 'savedAt' ? Number(text) : text });
    addEventListener('pagehide', () => keys.forEach((key) => localStorage.setItem(key, place === 'entry' ? text : changed(key))));
    return keys.length;
  }, corruption);

test('corrupted storage never breaks the start', async ({ visitor, page }) => {
  await visitor.comesTo('/log-in-password');
  for (const corruption of corruptions) {
    expect(await spoil(page, corruption)).toBeGreaterThan(2);
    await page.reload();
    await visitor.isOn('/enter-email', 'Enter your email address');
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
  }
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
});

test('the journey works with storage blocked', async ({ visitor, page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await visitor.comesTo('/nhs-login-consent');
  await visitor.agreesAndIsHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

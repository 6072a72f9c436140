import { expect, test } from '../support/test';

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

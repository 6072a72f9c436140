import { expect, test } from '../support/test';

test.use({ tolerated: /assets\/|dynamically imported module|preload|A page could not be shown/ });

test('a style sheet that was lost while its page was waited for: no other page is shown without it', async ({ visitor, page }) => {
  // Without storage there is no reload, which would ask for it again.
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const sheet = /assets\/document-.*\.css/;
  await page.route(sheet, (route) => route.abort());
  await visitor.arrives();
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  await visitor.isOn('/terms-and-conditions', 'Something went wrong');
  await page.unroute(sheet);
  await expect(page.getByRole('button', { name: 'Copy help code' })).toBeVisible();
  await page.getByRole('link', { name: 'Accessibility statement' }).click();
  await visitor.isOn('/accessibility', 'Something went wrong');
  const loaded = page.waitForResponse(sheet);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await loaded).ok()).toBe(true);
  await visitor.isOn('/accessibility');
});

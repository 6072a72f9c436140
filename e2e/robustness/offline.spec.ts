import { emailOf } from '../../mocks/people/personas';
import { expect, test } from '../support/test';

const offline = 'You are offline. What you typed is still here.';

// Prefetched chunks may still be loading.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED .*\/assets\// });

test(
  'keeps the typed text offline, follows a clicked link when online, and submits nothing',
  { tag: '@quick' },
  async ({ visitor, page, context, mock }) => {
    const status = page.locator('.app-status');
    await visitor.arrives();
    await page.locator('.app-status').waitFor({ state: 'attached' });
    await page.getByLabel('Email address').fill(emailOf('mobile'));
    await context.setOffline(true);
    await expect(status).toHaveText(offline);
    await visitor.continues();
    await page.getByRole('link', { name: 'Terms and conditions' }).click();
    await expect(status).toHaveText(offline);
    await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
    await expect(status).toHaveText('You are back online.');
    expect(await mock.calls('/api/login/account-status')).toEqual([]);
  },
);

test(
  'shows the offline message at the bottom, never over the focus, and a waiting button',
  { tag: '@quick' },
  async ({ visitor, page, context }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await visitor.startsAt('/login');
    await page.locator('.app-status').waitFor({ state: 'attached' });
    const button = page.getByRole('button', { name: 'Continue', exact: true });
    await expect(button).toHaveCSS('filter', 'none');
    await context.setOffline(true);
    const message = page.locator('.app-status-message');
    await expect(message).toHaveText(offline);
    await expect(button).toHaveCSS('filter', 'grayscale(1)');
    // The outline makes it visible in forced colours.
    await expect(message).toHaveCSS('border-right', /^2px solid/);
    const { y: top = 0, height = 0 } = (await message.boundingBox()) ?? {};
    expect(top + height).toBe(667);
    // Tabs through each control, up to the last link of the footer.
    const last = page.getByRole('link', { name: 'Help centre' }).last();
    do {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
      expect(focused).toBeLessThanOrEqual(top);
    } while (!(await last.evaluate((link) => link === document.activeElement)));
    await context.setOffline(false);
    await expect(button).toHaveCSS('filter', 'none');
  },
);

test('shows the page of Back when the network returns', { tag: '@quick' }, async ({ visitor, page, context }) => {
  await visitor.signsInUpTo('/log-in-password');
  await page.goto('/cookies');
  // Before hydration a link would load a document, and Back to another document needs the network.
  await page.locator('.app-status').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Accessibility statement' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Accessibility/);
  await context.setOffline(true);
  await expect(page.locator('.app-status')).toHaveText(offline);
  await page.goBack();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy');
});

import { expect, test } from '../support/test';

for (const userAgent of [
  'Mozilla/5.0 (Linux; Android 14) nhsapp-android/4.1.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) nhsapp-ios/4.1.0',
]) {
  test.describe(userAgent, { tag: '@quick' }, () => {
    test.use({ userAgent });

    test('hides header and footer on consent only, in the health app', async ({ visitor, page }) => {
      await visitor.signsInUpTo('/enter-mobile-code');
      await expect(page.getByRole('banner')).toBeVisible();
      await visitor.givesCode();
      await visitor.isOn('/nhs-login-consent');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await page.getByRole('link', { name: 'I do not agree' }).click();
      await visitor.isOn('/consent-confirmation');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}

test('keeps header and footer on consent in another browser', async ({ visitor, page }) => {
  await visitor.startsAt('/nhs-login-consent');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('banners', () => {
  test.use({ tolerated: /banners\.json/ });

  test('shows the app banner on every page, and the alert on the entry screen', async ({ visitor, page, mock }) => {
    await mock.banners({ app: 'Some text messages are late.', alerts: '<b>We are closed</b> on Sunday.' });
    await visitor.arrives();
    await expect(page.getByRole('region', { name: 'Important' })).toContainText('Some text messages are late.');
    await expect(page.getByRole('region', { name: 'Service status' })).toContainText('<b>We are closed</b> on Sunday.');
    await visitor.logsInUpTo('/log-in-password');
    await expect(page.getByRole('region', { name: 'Important' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Service status' })).toHaveCount(0);
  });

  test('ignores banners that fail to load', async ({ visitor, page }) => {
    await page.route('**/banners.json', (route) => route.abort());
    await visitor.arrives();
    await visitor.logsInUpTo('/log-in-password');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

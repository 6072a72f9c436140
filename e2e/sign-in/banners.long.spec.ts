import { expect, test } from '../support/test';

test.use({ tolerated: /banners\.json/ });

test('the app banner is on every page, the alert on the entry screen', async ({ visitor, page, mock }) => {
  await mock.banners({ app: 'Some text messages are late.', alerts: '<b>We are closed</b> on Sunday.' });
  await visitor.arrives();
  await expect(page.getByRole('region', { name: 'Important' })).toContainText('Some text messages are late.');
  await expect(page.getByRole('region', { name: 'Service status' })).toContainText('<b>We are closed</b> on Sunday.');
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await expect(page.getByRole('region', { name: 'Important' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Service status' })).toHaveCount(0);
});

for (const [trouble, body] of [
  ['a page', '<!doctype html><title>Welcome</title>'],
  ['a wrong shape', '{"app":[],"alerts":{"showBanner":"yes"}}'],
  ['nothing', ''],
] as const) {
  test(`${trouble} instead of banners is ignored`, async ({ visitor, page }) => {
    await page.route('**/banners.json', (route) => route.fulfill({ body }));
    const answered = page.waitForResponse('**/banners.json');
    await visitor.arrives();
    await answered;
    await expect(page.getByRole('region', { name: 'Important' })).toHaveCount(0);
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
  });
}

test('banners that do not come are ignored', async ({ visitor, page }) => {
  await page.route('**/banners.json', (route) => route.abort());
  await visitor.arrives();
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

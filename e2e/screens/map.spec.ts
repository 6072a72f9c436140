import { withhold } from '../support/held';
import { expect, test } from '../support/test';

test('opens the journey map on one journey, and explains a clicked box', async ({ page }) => {
  await page.goto('/mock');
  await page.getByRole('link', { name: 'Journey map' }).click();
  await expect(page.getByRole('heading', { name: 'Entry and login: usual transitions' })).toBeVisible();

  const drawing = page.getByRole('group', { name: 'Drawing of the map' });
  const scale = () => drawing.locator('.svg-pan-zoom_viewport').evaluate((viewport) => viewport.getBoundingClientRect().width);
  const initial = await scale();
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(scale).toBeGreaterThan(initial);
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect.poll(async () => Math.abs((await scale()) - initial)).toBeLessThan(1);

  await drawing.getByRole('link', { name: '/log-in-password: the path to it' }).click();
  const path = page.getByRole('region', { name: 'The path to /log-in-password' });
  await expect(path.getByRole('listitem')).toHaveText([/^\/ → \/enter-email/, /^\/enter-email → \/log-in-password: Continue/]);
  await path.getByRole('link', { name: 'Open /log-in-password in the gallery' }).click();
  await expect(page.getByRole('link', { name: '/log-in-password: a wrong password' })).toBeVisible();
  await expect(page.getByRole('link', { name: '/enter-email: sent empty' })).toBeHidden();
});

test('finds an address of the journey map by a word, its failures by a switch, and a transition by the words of the table', async ({
  page,
}) => {
  await page.goto('/mock/map');
  await page.getByLabel('Find an address').fill('enter-mob');
  await expect(page.getByText(/^\d of \d+ addresses$/)).toBeVisible();
  await page.getByRole('link', { name: '/enter-mobile-code', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Security code: usual transitions' })).toBeVisible();
  await page.getByRole('link', { name: 'Show failures too' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Security code: usual transitions and failures' })).toBeVisible();

  const rows = page.getByRole('table', { name: 'Every transition from address to address' }).getByRole('row');
  await page.getByLabel('Show only those with these words').fill('otp mobile session');
  await expect(rows.filter({ visible: true })).toHaveText([
    /From/,
    /\/enter-mobile-code\s+\/mobile-code-expired\s+a row of the error table of a call\s+Continue, otp mobile: Invalid OTP Session/,
  ]);
  await expect(page.getByText(/^1 of \d+ transitions$/)).toBeVisible();
});

test.describe('mock pages before their script', () => {
  test('applies words that are typed on the map before its script loads', async ({ page }) => {
    const release = await withhold(page, 'map');
    await page.goto('/mock/map', { waitUntil: 'commit' });
    await page.getByLabel('Find an address').fill('enter-mob');
    await page.getByLabel('Show only those with these words').fill('no transition has these words');
    release();
    await expect(page.getByText(/^\d of \d+ addresses$/)).toBeVisible();
    await expect(page.getByText(/^0 of \d+ transitions$/)).toBeVisible();
  });

  const pages: readonly (readonly [path: string, script: string, buttons: readonly string[]])[] = [
    ['/mock/map', 'map', ['Zoom in', 'Zoom out', 'Show all']],
    ['/mock/passkeys', 'passkeys', ['Create a passkey on this device']],
  ];

  for (const [path, script, buttons] of pages) {
    test(`keeps a button of ${path} disabled until its script has loaded`, async ({ page }) => {
      const release = await withhold(page, script);
      await page.goto(path, { waitUntil: 'commit' });
      for (const name of buttons) await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
      release();
      for (const name of buttons) await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
    });
  }
});

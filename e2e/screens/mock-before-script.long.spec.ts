import { expect, test } from '../support/test';
import { withhold } from '../support/withheld';

test('words that are typed before the script of the map comes count when it does', async ({ page }) => {
  const letGo = await withhold(page, 'map');
  await page.goto('/mock/map', { waitUntil: 'commit' });
  await page.getByLabel('Find an address').fill('enter-mob');
  await page.getByLabel('Show only those with these words').fill('no way has these words');
  letGo();
  await expect(page.getByText(/^\d of \d+ addresses$/)).toBeVisible();
  await expect(page.getByText(/^0 of \d+ ways$/)).toBeVisible();
});

const pages: readonly (readonly [path: string, script: string, buttons: readonly string[]])[] = [
  ['/mock/map', 'map', ['Zoom in', 'Zoom out', 'Show all']],
  ['/mock/passkeys', 'passkeys', ['Create a passkey on this device']],
  ['/mock/walk#start=/&steps=[]', 'walk', ['Play', 'Next step', 'Pause']],
];

for (const [path, script, buttons] of pages) {
  test(`a button of ${path} cannot be pressed before its script has come`, async ({ page }) => {
    const letGo = await withhold(page, script);
    await page.goto(path, { waitUntil: 'commit' });
    for (const name of buttons) await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
    letGo();
    for (const name of buttons) await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
  });
}

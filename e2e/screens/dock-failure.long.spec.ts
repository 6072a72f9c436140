import { fillsIn, fillsInTheCode, inDock, isLoggedIn, starts } from '../support/dock';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a failure ends by the dock, a code is copied, the clock outruns it, and Restart begins as somebody else', async ({
  page,
  visitor,
}) => {
  const dock = page.locator('#mock-dock');
  await starts(page, 'Something fails');
  await fillsIn(page);
  await visitor.isOn('/log-in-password');
  await fillsIn(page);
  await visitor.isOn('/error');
  await expect(dock.getByLabel('What fails')).toHaveValue('password.failed');
  await dock.getByLabel('What fails').selectOption('Nothing');
  await inDock(page, 'Restart').click();
  await expect(page).toHaveURL(/\/enter-email\?client_id=/);
  await fillsIn(page);
  await visitor.isOn('/log-in-password');
  await fillsIn(page);
  await visitor.isOn('/enter-mobile-code');
  await expect(dock.locator('.message')).toContainText('text to');
  await inDock(page, 'Copy the code or link').click();
  await expect(dock.locator('.said')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{6}$/);
  await inDock(page, '+15 min').click();
  await expect(dock.locator('.said')).toHaveText("The server's clock is 15 minutes further");
  await fillsIn(page, 'Fill in the code');
  await visitor.isOn('/mobile-code-expired');
  await dock.getByLabel('Persona').selectOption({ value: 'straight-back' });
  await inDock(page, 'Restart').click();
  await expect(page).toHaveURL(/\/enter-email\?client_id=/);
  for (const next of ['/log-in-password', '/enter-mobile-code'] as const) {
    await fillsIn(page);
    await visitor.isOn(next);
  }
  await fillsInTheCode(page, /text to/);
  await isLoggedIn(page, 'straight-back@example.com', 'Cp.Cd');
});

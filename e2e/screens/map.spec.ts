import { withhold } from '../support/held';
import { expect, test } from '../support/test';

for (const [width, address, what, from] of [
  [1280, '/proofing/p5-pds-limit', 'Refusal: 429: Rate limit exceeded', '/proofing/submit'],
  [1280, '/session-invalid', 'Refusal: 451: Session error', '/authcode'],
  [390, '/register/already-have-an-account', 'Refusal: 409: User already exists', '/register/enter-email'],
] as const)
  test(`finds in the journey map, ${width} px wide, what leads to ${address}, and arrives there by its link`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/mock');
    await page.getByRole('link', { name: 'Journey map' }).click();
    await expect(page.getByRole('group', { name: 'Picture of the journey' })).toBeVisible();
    await page.getByLabel('Find what leads to an address').fill(address);
    await page.getByLabel('Find what leads to an address').press('Enter');
    await expect(page.getByRole('status')).toHaveText(/^1 of /);
    const row = page.locator('tr').filter({ hasText: what });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Many pages are folded.
    await row.locator('summary').evaluateAll((folds: HTMLElement[]) => folds.forEach((fold) => fold.click()));
    await row.getByRole('link', { name: from, exact: true }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === address);
  });

test('keeps the button of /mock/passkeys disabled until its script has loaded', async ({ page }) => {
  const release = await withhold(page, 'passkeys');
  await page.goto('/mock/passkeys', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Create a passkey on this device', exact: true });
  await expect(button).toBeDisabled();
  release();
  await expect(button).toBeEnabled();
});

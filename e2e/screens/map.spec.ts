import { withhold } from '../support/held';
import { expect, test } from '../support/test';

const answers = [
  ['/proofing/p5-pds-limit', 'Refusal: 429: Rate limit exceeded', '/proofing/submit'],
  ['/session-invalid', 'Refusal: 451: Session error', '/authcode'],
  ['/register/already-have-an-account', 'Refusal: 409: User already exists', '/register/enter-email'],
] as const;

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test.describe(`journey map, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    for (const [address, what, from] of answers)
      test(`finds what leads to ${address}, and arrives there by the link that repeats it`, async ({ page }) => {
        await page.goto('/mock');
        await page.getByRole('link', { name: 'Journey map' }).click();
        await expect(page.getByRole('group', { name: 'Picture of the journey' })).toBeVisible();
        await page.getByLabel('Find what leads to an address').fill(address);
        await page.getByLabel('Find what leads to an address').press('Enter');
        const row = page.locator('tr').filter({ hasText: what });
        await expect(row).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        // Many pages are folded.
        await row.locator('summary').evaluateAll((folds: HTMLElement[]) => folds.forEach((fold) => fold.click()));
        await row.getByRole('link', { name: from, exact: true }).first().click();
        await expect(page).toHaveURL((url) => url.pathname === address);
      });
  });
}

test('keeps the button of /mock/passkeys disabled until its script has loaded', async ({ page }) => {
  const release = await withhold(page, 'passkeys');
  await page.goto('/mock/passkeys', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Create a passkey on this device', exact: true });
  await expect(button).toBeDisabled();
  release();
  await expect(button).toBeEnabled();
});

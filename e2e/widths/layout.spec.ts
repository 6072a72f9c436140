import { expect, test } from '../support/test';

for (const [width, margin] of [
  [375, 16],
  [1280, 24],
] as const) {
  test.describe(`layout at ${width} px`, { tag: '@long' }, () => {
    test.use({ viewport: { width, height: 667 } });

    test('makes links of the footer and details targets of 44 px, and keeps up to 24 px around inset text', async ({ visitor, page }) => {
      await visitor.startsAt('/get-call-landline', 'landline');
      const targets = page.locator('summary, footer a');
      await expect(targets).toHaveCount(5);
      for (const target of await targets.all()) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(page.locator('.nhsuk-inset-text')).toHaveCSS('margin', `${margin}px 0px`);
    });
  });
}

test('keeps a help code on one line', { tag: '@long' }, async ({ visitor, page }) => {
  // The line breaks at the hyphen of the code otherwise.
  await page.setViewportSize({ width: 375, height: 667 });
  await visitor.followsScenario('otp-attempts-exceeded.usual');
  const code = page.getByText(/^\w{3}-\w{3}$/);
  await expect(code).toBeVisible();
  expect(await code.evaluate((part) => part.getClientRects().length)).toBe(1);
});

test('prints the text alone, without addresses of links', { tag: '@long' }, async ({ visitor, page }) => {
  await visitor.arrives();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['.app-cookie-banner', '.nhsuk-button', 'footer', '.nhsuk-skip-link', '.app-status'])
    for (const one of await page.locator(part).all()) await expect(one).toBeHidden();
  const link = page.getByRole('link', { name: 'Learn more about NHS login' });
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
});

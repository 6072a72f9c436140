import { expect, test } from './support/test';

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('restored', location.pathname)),
  ),
);

test('a page is restored with what was typed, and works', async ({ visitor, page }) => {
  await visitor.comesTo('/log-in-password');
  await page.getByRole('button', { name: 'Accept all cookies' }).click();
  await page.goto('/mock');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('restored'))).toBe('/log-in-password');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
});

for (const [persona, lastButton] of [
  ['terms-only', 'Agree and continue'],
  ['mobile', 'I agree'],
] as const) {
  test(`Back after "${lastButton}" and the hand-over never shows a dead spinner`, async ({ visitor, page }) => {
    await visitor.comesTo('/enter-mobile-code', persona);
    await visitor.givesCode();
    await page.getByRole('button', { name: lastButton }).click();
    await visitor.isHandedOver();
    await page.goBack({ waitUntil: 'commit' });
    await visitor.hasAWayOn();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  });
}

test('Back after a code that was all that was asked', async ({ visitor, page }) => {
  await visitor.comesTo('/enter-mobile-code', 'straight-back');
  await visitor.givesCode();
  await visitor.isHandedOver();
  await page.goBack({ waitUntil: 'commit' });
  await visitor.hasAWayOn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
});

test('Back after a remembered device was handed over', async ({ visitor, page }) => {
  await visitor.comesTo('/log-in-password', 'remembered');
  await visitor.givesPassword();
  await visitor.isHandedOver();
  await page.goBack({ waitUntil: 'commit' });
  await visitor.hasAWayOn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
});

test("a page of an earlier journey is not restored into another's", async ({ visitor, page }) => {
  await visitor.comesTo('/log-in-password', 'both');
  await visitor.arrives('mobile');
  await page.goBack({ waitUntil: 'commit' });
  await visitor.isOn('/enter-email');
  await expect(page.getByLabel('Email address')).toHaveValue('');
});

import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('restored', location.pathname)),
  ),
);

test.describe('with optional cookies', () => {
  test.use({ analytics: true });

  test('a page is restored with what was typed, and works', async ({ visitor, page }) => {
    await visitor.comesTo('/log-in-password');
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await page.goto('/mock');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('restored'))).toBe('/log-in-password');
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
  });
});

test('the entry screen is restored although it offered passkeys, and offers them again', async ({ visitor, page, device }) => {
  await device.createsPasskey('passkey');
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  await page.goto('/mock');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('restored'))).toBe('/enter-email');
  await expect.poll(device.autofill).toEqual(['given up', 'waiting']);
  await device.answers();
  await visitor.givesEmail();
  await visitor.isLoggedInByPasskey();
  expect(device.modal()).toEqual(['used']);
});

const press = (name: string) => async (visitor: Visitor) => {
  await visitor.givesCode();
  await visitor.page.getByRole('button', { name }).click();
};

/** Back from the service: the last page that asked something, live, and no second hand-over by itself. */
for (const [persona, from, finish, back] of [
  ['straight-back', '/enter-mobile-code', (visitor: Visitor) => visitor.givesCode(), '/enter-mobile-code'],
  ['terms-only', '/enter-mobile-code', press('Agree and continue'), '/terms-update'],
  ['mobile', '/enter-mobile-code', press('I agree'), '/nhs-login-consent'],
  ['remembered', '/log-in-password', (visitor: Visitor) => visitor.givesPassword(), /\/enter-email/],
] as const) {
  test(`Back after the hand-over of ${persona}`, async ({ visitor, page, mock }) => {
    await visitor.comesTo(from, persona);
    await finish(visitor);
    await visitor.isHandedOver();
    const codes = await mock.calls('/api/auth/authcode');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(back);
    await expect(page.getByRole('button', { name: /Continue|Agree and continue|I agree/ })).toBeEnabled();
    expect(await mock.calls('/api/auth/authcode')).toHaveLength(codes.length);
  });
}

test("a page of an earlier journey is not restored into another's", async ({ visitor, page }) => {
  await visitor.comesTo('/log-in-password', 'both');
  await visitor.arrives('mobile');
  await page.goBack({ waitUntil: 'commit' });
  await visitor.isOn('/enter-email');
  await expect(page.getByLabel('Email address')).toHaveValue('');
});

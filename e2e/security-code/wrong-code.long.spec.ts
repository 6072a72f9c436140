import { expect, test } from '../support/test';

test.beforeEach(({ visitor }) => visitor.standsAt('/enter-mobile-code', 'straight-back'));

for (const [typed, sentence] of [
  ['', 'Enter the security code'],
  ['12a456', 'The security code must be 6 digits'],
  ['12345', 'The security code must be 6 digits'],
] as const) {
  test(`the code '${typed}' is not sent`, async ({ visitor, mock }) => {
    await visitor.givesCode(typed);
    await visitor.seesError(sentence);
    expect(await mock.calls('/api/login/otp')).toHaveLength(0);
  });
}

test('a wrong code is said, and the right one, with spaces, goes on', async ({ visitor, page, mock }) => {
  await visitor.givesCode(await mock.wrongCode());
  await visitor.seesError('The security code you have entered is wrong');
  await expect(page.locator('#otp-input')).toHaveAccessibleDescription(/Enter the correct security code/);
  await visitor.givesCode((await mock.code()).replace(/(\d{3})/, ' $1 '));
  await visitor.isHandedOver();
});

test('the fifth wrong code locks', async ({ visitor, page, mock }) => {
  const wrong = await mock.wrongCode();
  for (const _attempt of [1, 2, 3, 4]) {
    const answer = page.waitForResponse('**/api/login/otp');
    await visitor.givesCode(wrong);
    await answer;
    await visitor.seesError('The security code you have entered is wrong');
  }
  await visitor.givesCode(wrong);
  await visitor.isOn('/otp-attempts-exceeded', 'You cannot continue');
  await expect(page.getByText('Wait up to 15 minutes')).toBeVisible();
});

test('a code that is older than 5 minutes is replaced', async ({ visitor, page, mock }) => {
  await mock.advance({ minutes: 5 });
  await visitor.givesCode();
  await visitor.isOn('/mobile-code-expired', 'This security code has expired');
  await page.getByRole('button', { name: 'Text me again with a new security code' }).click();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isHandedOver();
  // The first code was there from the start.
  expect(await mock.calls('/api/login/trigger-otp')).toHaveLength(1);
});

const resend = async (page: import('@playwright/test').Page) => {
  await page.getByText('Not received a text?').click();
  await page.getByRole('button', { name: 'Send the security code again' }).click();
};

test('a code is sent again', async ({ visitor, page, mock }) => {
  const first = await mock.code();
  await page.getByLabel('Remember this device and stop sending security codes').check();
  await resend(page);
  const confirmation = page.getByText('You have been sent a new security code.');
  await expect(confirmation).toBeVisible();
  await expect(page.getByRole('group', { name: 'Success' })).toBeFocused();
  await visitor.isOn('/enter-mobile-code');
  await expect(page.getByLabel('Remember this device and stop sending security codes')).toBeChecked();
  await visitor.givesCode(await mock.wrongCode());
  await visitor.seesError('The security code you have entered is wrong');
  await expect(confirmation).toHaveCount(0);
  await visitor.givesCode();
  await visitor.isHandedOver();
  expect(await mock.calls('/api/login/request-otp')).toHaveLength(1);
  expect(first).toMatch(/^\d{6}$/);
});

test('the sixth code in a row locks', async ({ visitor, page }) => {
  const again = page.getByRole('button', { name: 'Send the security code again' });
  await page.getByText('Not received a text?').click();
  for (const _attempt of [2, 3, 4, 5]) {
    const answer = page.waitForResponse('**/api/login/request-otp');
    await again.click();
    await answer;
    await expect(again).toBeEnabled();
  }
  await again.click();
  await visitor.isOn('/otp-requests-exceeded', 'You cannot continue');
  await expect(page.getByText('asked for a security code too many times')).toBeVisible();
});

import { expect, test } from '../support/test';

const minute = 60_000;

for (const [device, skew] of [
  ['slow', -10],
  ['fast', 10],
] as const) {
  test(`a clock that is ten minutes ${device}: a code that is nearly too old is accepted, up to the hand-over`, async ({
    visitor,
    page,
    mock,
  }) => {
    await page.clock.install({ time: Date.now() + skew * minute });
    await visitor.comesTo('/enter-mobile-code');
    await mock.advance({ minutes: 4.5 });
    await visitor.givesCode();
    await visitor.agreesAndIsHandedOver();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
    expect(await mock.calls('/api/login/otp')).toHaveLength(1);
  });
}

test('a link that expires by the server, on a clock that is ten minutes slow: expired, not used', async ({ visitor, page, mock }) => {
  await visitor.arrives();
  const link = await visitor.asksForAResetLink();
  const sentAt = Date.now();
  await mock.advance({ minutes: 50 });
  await page.clock.install({ time: sentAt + (50 - 10) * minute });
  await page.goto(link);
  await visitor.isOn('/reset/new-password', 'Choose a new password');
  await mock.advance({ minutes: 11 });
  await page.clock.setSystemTime(sentAt + (61 - 10) * minute);
  await visitor.givesNewPassword('Battery Staple 7');
  await visitor.isOn('/reset/link-expired', 'This link has expired');
  expect((await mock.calls('/api/login/confirm-change-password')).map(({ status }) => status)).toEqual([400]);
});

test('a link that was used, on a clock that is ten minutes slow: used, not expired', async ({ visitor, page, mock }) => {
  await page.clock.install({ time: Date.now() - 10 * minute });
  await visitor.arrives();
  const link = await visitor.asksForAResetLink();
  for (const [chosen, address] of [
    ['Battery Staple 7', '/reset/success'],
    ['Battery Staple 8', '/reset/link-used'],
  ] as const) {
    await mock.advance({ minutes: 29 });
    await page.goto(link);
    await visitor.isOn('/reset/new-password');
    await visitor.givesNewPassword(chosen);
    await visitor.isOn(address);
  }
  expect((await mock.calls('/api/login/confirm-change-password')).map(({ status }) => status)).toEqual([400, 200]);
});

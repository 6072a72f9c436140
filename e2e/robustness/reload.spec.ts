import { expect, test } from '../support/test';

test('a reload while the authorisation code is awaited', async ({ visitor, page, mock }) => {
  await visitor.standsAt('/enter-mobile-code', 'straight-back');
  await mock.scenario('authcode.hang');
  await visitor.givesCode();
  await visitor.isOn('/authcode', 'Logging you in');
  await mock.scenario();
  await page.reload();
  await visitor.isHandedOver();
  expect(await mock.calls('/api/auth/authcode')).toHaveLength(2);
});

import { expect, test } from '../support/test';

test('a device that was remembered needs no code the next time', async ({ visitor, page, context }) => {
  await visitor.comesTo('/enter-mobile-code', 'straight-back');
  await page.getByLabel('Remember this device and stop sending security codes').check();
  await visitor.givesCode();
  await visitor.isHandedOver();
  const token = (await context.cookies()).find(({ name }) => name === 'remember_my_device');
  expect(((token?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(180, 1);

  await visitor.comesTo('/log-in-password', 'straight-back');
  await visitor.givesPassword();
  await visitor.isHandedOver();
});

test('without the box, a code is asked for again', async ({ visitor, context }) => {
  await visitor.comesTo('/enter-mobile-code', 'straight-back');
  await visitor.givesCode();
  await visitor.isHandedOver();
  await visitor.comesTo('/enter-mobile-code', 'straight-back');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('remember_my_device');
});

test('a token that the server finds invalid is deleted', async ({ visitor, context, baseURL }) => {
  await context.addCookies([{ name: 'remember_my_device', value: 'of-another-person', url: baseURL ?? '' }]);
  await visitor.comesTo('/enter-mobile-code');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('remember_my_device');
});

import { expect, test } from '../support/test';

test('a call that comes to nothing', async ({ visitor, mock, page }) => {
  await visitor.standsAt('/log-in-password');
  await mock.scenario('password.dead');
  await visitor.givesPassword();
  await visitor.seesError('could not reach the service');
  await mock.scenario();
  await visitor.continues();
  await visitor.isOn('/enter-mobile-code');
  await expect(page).toHaveTitle('Enter the security code - NHS login');
});

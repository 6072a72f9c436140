import { expect, test } from '../support/test';

test.describe('offline', () => {
  // Prefetched chunks may still be loading.
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED .*\/assets\// });

  test('a browser that is offline', async ({ visitor, context, page }) => {
    await visitor.standsAt('/log-in-password');
    await context.setOffline(true);
    await visitor.givesPassword();
    await visitor.seesError('could not reach the service');
    await context.setOffline(false);
    await visitor.continues();
    await visitor.isOn('/enter-mobile-code');
    await expect(page).toHaveTitle('Enter the security code - NHS login');
  });
});

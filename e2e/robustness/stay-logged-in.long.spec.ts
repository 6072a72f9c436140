import { test } from '../support/renewal';
import { expect } from '../support/test';

test('a session that the auth API has not made longer is over, and says so', async ({ visitor, page }) => {
  await page.clock.install();
  await visitor.standsAt('/proofing/enter-name');
  await page.clock.fastForward('51:00');
  // It ends the session, and sends the person back.
  await page.route('**/api/auth/auth-init?*', (route) =>
    route.fulfill({
      status: 302,
      headers: {
        location: new URL(route.request().url()).searchParams.get('return-uri') ?? '',
        'set-cookie': 'nhs-authorization-cookie=; Path=/; Max-Age=0\nid_token=; Path=/; Max-Age=0',
      },
    }),
  );
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await visitor.isOn('/session-timeout', 'Your session has ended');
  await expect(page).toHaveTitle('Your session has ended - NHS login');
});

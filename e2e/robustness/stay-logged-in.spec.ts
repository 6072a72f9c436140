import { recordAnnouncements } from '../support/announcements';
import { test } from '../support/renewal';
import { expect } from '../support/test';

test('extends a session before its end, warns twice, and continues', async ({ visitor, page, mock }) => {
  const announced = await recordAnnouncements(page);
  await page.clock.install();
  await visitor.startsAt('/proofing/enter-name');
  await page.getByLabel('First name').fill('Maya');
  const warning = page.getByRole('region', { name: 'End of your session' });
  const pass = async (minutes: number) => {
    await page.clock.fastForward(minutes * 60_000);
    await mock.advance({ minutes });
  };
  const warnings = () => announced.filter((words) => words.startsWith('status: We will log you out at'));
  // The app starts to watch a new session after a few seconds. It announces only a later warning.
  await page.clock.fastForward('00:06');
  await page.locator('section > [role=status]').first().waitFor({ state: 'attached' });
  await pass(51);
  await expect(warning).toContainText('Finish before then, or what you have entered will be lost.');
  await pass(7.5);
  await expect.poll(warnings).toHaveLength(2);
  await warning.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page).toHaveURL('/proofing/enter-name');
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
  await expect(warning).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
  await pass(49);
  await expect(warning).toBeHidden();
  await page.getByLabel('Last name').fill('Jones');
  await visitor.continues();
  await visitor.isOn('/proofing/enter-dob');
  expect(warnings()).toHaveLength(2);
  await pass(2);
  await expect.poll(warnings).toHaveLength(3);
});

test('signs out when the auth API has not extended the session', async ({ visitor, page }) => {
  await page.clock.install();
  await visitor.startsAt('/proofing/enter-name');
  await page.clock.fastForward('51:00');
  // The auth API deletes the session and redirects back.
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
  await visitor.isOn('/session-timeout', 'We have logged you out');
  await expect(page).toHaveTitle('We have logged you out - NHS login');
});

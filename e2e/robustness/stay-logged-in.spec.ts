import { root } from '../../scripts/command.mjs';
import { renewalBuild, renewalSettings } from '../../scripts/e2e.mjs';
import { serveCommit } from '../../scripts/picturing/serve.mjs';
import { oncePerWorker } from '../support/started';
import { expect, test as base } from '../support/test';

/** Journeys on a build for an auth API that extends sessions. */
const test = base.extend<object, { renewing: { origin: string; stop: () => void } }>({
  renewing: oncePerWorker(async () => {
    const { origin, close } = await serveCommit(root, renewalBuild, renewalSettings);
    return { origin, stop: close };
  }),
  baseURL: ({ renewing }, use) => use(renewing.origin),
});

test('extends a session before its end, and warns again before the new one', async ({ visitor, page, mock }) => {
  await page.clock.install();
  await visitor.startsAt('/proofing/enter-name');
  await page.getByLabel('First name').fill('Maya');
  const warning = page.getByRole('region', { name: 'End of your session' });
  const pass = async (minutes: number) => {
    await page.clock.fastForward(minutes * 60_000);
    await mock.advance({ minutes });
  };
  await pass(51);
  await expect(warning).toContainText('Finish before then, or what you have entered will be lost.');
  await pass(7.5);
  const returned = page.waitForEvent('load');
  await warning.getByRole('button', { name: 'Stay logged in' }).click();
  await returned;
  await expect(page).toHaveURL('/proofing/enter-name');
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
  await expect(warning).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
  await pass(49);
  await expect(warning).toBeHidden();
  await page.getByLabel('Last name').fill('Jones');
  await visitor.continues();
  await visitor.isOn('/proofing/enter-dob');
  await pass(2);
  await expect(warning).toBeVisible();
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

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PersonaId } from '../../mocks/people/personas';
import { root } from '../../scripts/command.mjs';
import { journeys } from '../../scripts/measuring/journeys.mjs';
import { isHydrated } from '../support/before-hydration';
import { isIdle, watchTheCode } from '../support/fetched-ahead';
import { hold } from '../support/held-call';
import { expectNoFileAfterClick } from '../support/held-files';
import { expect, test } from '../support/test';
import { emailField, getSession, withhold } from '../support/withheld';

test.describe('early hints', { tag: '@long' }, () => {
  test('prints scripts that the first page fetches, by the command of docs/hosting.md', async ({ page, visitor, baseURL }) => {
    const [, command = ''] = /```sh\n(curl .*enter-email.*)\n```/.exec(readFileSync(join(root, 'docs', 'hosting.md'), 'utf8')) ?? [];
    const printed = execFileSync('sh', ['-c', command.replace('https://login.example.com', String(baseURL))], { encoding: 'utf8' });
    const scripts = printed.split('\n').filter(Boolean);
    expect(scripts).not.toEqual([]);

    await visitor.arrives();
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    expect(fetched).toEqual(expect.arrayContaining(scripts));
  });
});

test('/login fetches the page of the security code when the user begins to type, and not before', async ({ page }) => {
  await getSession(page);
  const asked = watchTheCode(page);
  await page.goto('/login');
  await isIdle(page);
  expect(asked).toEqual([]);
  await page.getByLabel('Password', { exact: true }).pressSequentially('a');
  await expect.poll(() => asked).toHaveLength(2);
});

test.describe('prefetch', { tag: '@long' }, () => {
  test('/login prefetches the page of the code when the form was filled in before its script ran', async ({ page, mock }) => {
    await getSession(page);
    const asked = watchTheCode(page);
    const release = await withhold(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await emailField(page).fill('mobile@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd$1');
    await page.getByRole('button', { name: 'Continue' }).click();
    const answers = await hold(page, '/api/login/user-sign-in');
    release();
    await expect.poll(() => asked).toHaveLength(2);
    await answers();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
    expect(await mock.calls('/api/login/user-sign-in')).toHaveLength(1);
  });

  test('/login prefetches the page of the code while it sends the text of a password manager', async ({ page, mock }) => {
    await getSession(page);
    const asked = watchTheCode(page);
    await page.goto('/login');
    await isIdle(page);
    for (const [field, text] of Object.entries({ 'Email address': 'mobile@example.com', Password: 'Passw0rd$1' })) {
      // Without an event, as some password managers fill in.
      await page.getByLabel(field, { exact: true }).evaluate((input: HTMLInputElement, value) => (input.value = value), text);
    }
    expect(asked).toEqual([]);
    const answers = await hold(page, '/api/login/user-sign-in');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => asked).toHaveLength(2);
    await answers();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
    expect(await mock.calls('/api/login/user-sign-in')).toHaveLength(1);
  });
});

test.describe('no request after a click', { tag: '@long' }, () => {
  /** The steps before the one that opens another document, for which the app cannot prefetch. */
  const withinTheApp = journeys
    .filter(({ passkey }) => !passkey)
    .map(({ name, screen, persona, steps }) => {
      const opens = steps.findIndex((step, index) => step.opens ?? (index < steps.length - 1 && step.series.includes('document')));
      return { name, screen, persona, steps: opens < 0 ? steps : steps.slice(0, opens + 1).filter((step) => !step.opens) };
    })
    .filter(({ steps }) => steps.length > 0)
    // Registration depends on the account status, so its files load during the minimum time of the spinner.
    .map((journey) =>
      journey.name === 'Registration' ? { ...journey, screen: 'register/create-account.usual', steps: journey.steps.slice(1) } : journey,
    );

  for (const { name, screen, persona, steps } of withinTheApp) {
    test(`fetches no file between a click and the next page: ${name}`, async ({ page, visitor, mock }) => {
      test.slow();
      await visitor.followsScenario(screen, persona as PersonaId | undefined);
      await expectNoFileAfterClick(page, mock, steps);
    });
  }

  const click = 'Continue';
  const email = { 'Email address': 'both@example.com' };
  const secret = { Password: 'Passw0rd$1' };
  const byCall = { chooses: 'Phone call to a number ending in 0456', click, series: [] };
  const twoPhones = {
    '/enter-email': [{ types: email, click, series: [] }, { types: secret, click, series: [] }, byCall],
    '/login': [{ types: { ...email, ...secret }, click, series: [] }, byCall],
  } as const;

  for (const [address, steps] of Object.entries(twoPhones)) {
    test(`fetches no file between a click and the next page: choice between two phones, from ${address}`, async ({
      page,
      visitor,
      mock,
    }) => {
      await visitor.arrives('both');
      await page.goto(address);
      await isHydrated(page);
      await expectNoFileAfterClick(page, mock, steps);
    });
  }

  test('fetches no file between a click and the next page: passkey', async ({ page, visitor, device, mock }) => {
    await device.createsPasskey('passkey');
    await visitor.arrives('passkey');
    await expect.poll(device.autofill).toEqual(['waiting']);
    await device.answers();
    await expectNoFileAfterClick(page, mock, [{ types: { 'Email address': 'passkey@example.com' }, click, series: [] }]);
    await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  });
});

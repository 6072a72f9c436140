import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PersonaId } from '../../mocks/people/personas';
import { root } from '../../scripts/command.mjs';
import { CODE, type Journey, journeys, type Step } from '../../scripts/measuring/journeys.mjs';
import { emailField, getSession, hold, isHydrated, withhold } from '../support/held';
import type { Mock } from '../support/mock';
import { expect, test } from '../support/test';

/** The files of the security code page. */
const ofTheCode = /assets\/security-code-.*\.(js|css)/;

/** The files of the security code that this page requests from now on. */
function watchTheCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => void (ofTheCode.test(request.url()) && asked.push(request.url())));
  return asked;
}

/** Waits until the page has finished its idle work. Chromium may report itself as busy until then. */
const isIdle = (page: Page) =>
  page.evaluate(() => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
    return idle().then(idle);
  });

const files = /\/assets\/[^/]+\.(js|css)$/;

/** The number of unchanged checks after which the app, which prefetches page by page, has finished. */
const QUIET_LOOKS = 3;

/** Follows the files that a page requests. Returns a function that waits until it prefetches no more. */
function followFiles(page: Page) {
  const pendingRequests = new Set<unknown>();
  let requests = 0;
  page.on('request', (request) => {
    if (!files.test(request.url())) return;
    pendingRequests.add(request);
    requests += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void pendingRequests.delete(request));
  return async () => {
    let before = -1;
    for (let quiet = 0; quiet < QUIET_LOOKS; quiet = pendingRequests.size === 0 && before === requests ? quiet + 1 : 0) {
      before = requests;
      await isIdle(page);
    }
  };
}

/** Holds every file while `act` runs, or until the document unloads. */
async function withoutFiles(page: Page, act: () => Promise<unknown>) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const leaves = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 0 }).catch(() => undefined);
  void leaves.then(release);
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await Promise.race([act(), leaves]);
  release();
  await page.unroute(files);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

/** The first element that a step uses: a field, an option, or its button or link. */
const beginOf = (page: Page, { types = {}, chooses, click = '' }: Step) => {
  const [label = ''] = Object.keys(types);
  if (chooses) return page.getByLabel(chooses);
  return label ? page.getByLabel(label, { exact: true }) : page.getByText(click, { exact: true });
};

const controlNamed = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));

/** Runs a journey's steps in the app. Expects that each click finds all files of the next page in the browser. */
async function expectNoFileAfterClick(page: Page, mock: Mock, steps: Journey['steps']) {
  const filesHaveArrived = followFiles(page);
  for (const [index, step] of steps.entries()) {
    await expect(page.locator('[inert] > main, [data-just-shown], main[aria-busy=true]')).toHaveCount(0);
    if (step.chooses) await page.getByLabel(step.chooses).check();
    for (const [label, text] of Object.entries(step.types ?? {}))
      await page.getByLabel(label, { exact: true }).fill(text === CODE ? await mock.code() : text);
    await filesHaveArrived();
    const before = await heading(page);
    const next = steps[index + 1];
    await withoutFiles(page, async () => {
      await controlNamed(page, step.click ?? '').click();
      await expect.poll(() => heading(page)).not.toBe(before);
      if (next) await expect(beginOf(page, next).first()).toBeVisible();
    });
  }
}

test.describe('early hints', () => {
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

test('/login fetches the page of the security code when the user begins to type, and not before', { tag: '@quick' }, async ({ page }) => {
  await getSession(page);
  const asked = watchTheCode(page);
  await page.goto('/login');
  await isIdle(page);
  expect(asked).toEqual([]);
  await page.getByLabel('Password', { exact: true }).pressSequentially('a');
  await expect.poll(() => asked).toHaveLength(2);
});

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

test.describe('no request after a click', () => {
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

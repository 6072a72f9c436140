import type { Page } from '@playwright/test';
import { password } from '../../mocks/people/personas';
import type { Step } from '../../scripts/measuring/journeys.mjs';
import { getSession, hold, isHydrated, withhold } from '../support/held';
import type { Mock } from '../support/mock';
import { expect, test } from '../support/test';

const ofTheCode = /assets\/security-code-.*\.(js|css)/;

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
const beginOf = (page: Page, { types = {}, chooses, click }: Step) => {
  const [label = ''] = Object.keys(types);
  if (chooses) return page.getByLabel(chooses);
  return label ? page.getByLabel(label, { exact: true }) : page.getByText(click, { exact: true });
};

const controlNamed = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));

/** Runs a journey's steps in the app. Expects that each click finds all files of the next page in the browser. */
async function expectNoFileAfterClick(page: Page, mock: Mock, steps: readonly Step[]) {
  const filesHaveArrived = followFiles(page);
  for (const [index, step] of steps.entries()) {
    await expect(page.locator('[inert] > main, [data-just-shown], main[aria-busy=true]')).toHaveCount(0);
    if (step.chooses) await page.getByLabel(step.chooses).check();
    for (const [label, text] of Object.entries(step.types ?? {}))
      await page.getByLabel(label, { exact: true }).fill(text === 'the newest code' ? await mock.code() : text);
    await filesHaveArrived();
    const before = await heading(page);
    const next = steps[index + 1];
    await withoutFiles(page, async () => {
      await controlNamed(page, step.click).click();
      await expect.poll(() => heading(page)).not.toBe(before);
      if (next) await expect(beginOf(page, next).first()).toBeVisible();
    });
  }
}

test(
  'fetches on /login the page of the security code when the user begins to type, and not before',
  { tag: '@quick' },
  async ({ page }) => {
    await getSession(page);
    const asked = watchTheCode(page);
    await page.goto('/login');
    await isIdle(page);
    expect(asked).toEqual([]);
    await page.getByLabel('Password', { exact: true }).pressSequentially('a');
    await expect.poll(() => asked).toHaveLength(2);
  },
);

test('prefetches on /login the page of the code while it sends what a password manager has filled in before its script ran', async ({
  page,
  mock,
}) => {
  await getSession(page);
  const asked = watchTheCode(page);
  const release = await withhold(page);
  await page.goto('/login', { waitUntil: 'commit' });
  for (const [field, text] of Object.entries({ 'Email address': 'mobile@example.com', Password: password })) {
    // Without an event, as some password managers fill in.
    await page.getByLabel(field, { exact: true }).evaluate((input: HTMLInputElement, value) => (input.value = value), text);
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  const answers = await hold(page, '/api/login/user-sign-in');
  release();
  await expect.poll(() => asked).toHaveLength(2);
  await answers();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
  expect(await mock.calls('/api/login/user-sign-in')).toHaveLength(1);
});

test.describe('no request after a click', () => {
  const click = 'Continue';
  const code = { types: { 'Security code': 'the newest code' }, click };

  /** Up to the step that opens another document, for which the app cannot prefetch. */
  test('fetches no file between a click and the next page: log in, and replace a duplicate account', async ({ page, mock }) => {
    test.slow();
    await getSession(page, 'duplicate-eligible');
    await page.goto('/enter-email');
    await isHydrated(page);
    await expectNoFileAfterClick(page, mock, [
      { types: { 'Email address': 'duplicate-eligible@example.com' }, click },
      { types: { Password: password }, click },
      code,
      { click },
      { chooses: 'Yes, I know my NHS number', types: { 'NHS number': '965 821 8873' }, click },
      { types: { Day: '4', Month: '7', Year: '1957' }, click },
      { types: { Postcode: 'EX4 6PR' }, click },
      { click: 'Submit information' },
      { chooses: 'Continue with your new account', click },
    ]);
  });

  test('fetches no file between a click and the next page: new account', async ({ page, visitor, mock }) => {
    test.slow();
    // The account status decides on registration, so its files load during the minimum time of the spinner.
    await visitor.followsScenario('register/create-account.usual');
    await expectNoFileAfterClick(page, mock, [
      { click: 'Create an account' },
      { types: { Password: 'Correct Horse 9' }, click },
      code,
      { chooses: 'A UK mobile phone', types: { 'UK mobile number': '07700 900 001' }, click },
      code,
    ]);
  });
});

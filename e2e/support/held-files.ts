import { expect, type Page } from '@playwright/test';
import { CODE, type Journey, type Step } from '../../scripts/measuring/journeys.mjs';
import { isIdle } from './fetched-ahead';
import type { Mock } from './mock';

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
export async function expectNoFileAfterClick(page: Page, mock: Mock, steps: Journey['steps']) {
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

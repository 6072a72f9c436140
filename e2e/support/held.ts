import type { Page, Request } from '@playwright/test';

export const emailField = (page: Page) => page.getByLabel('Email address');

/** Creates a session without opening the entry page. */
export const getSession = (page: Page, persona = 'mobile', query = '') => page.request.get(`/mock/start?persona=${persona}${query}`);

/** Waits for hydration, after which earlier clicks have been handled. */
export const isHydrated = (page: Page) => page.waitForFunction(() => !('earlyEvents' in window));

/** Holds the requests of an address until the returned function is called. */
async function holdRequests(page: Page, address: string | RegExp, options?: { times: number }) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    address,
    async (route) => {
      await released;
      await route.continue();
    },
    options,
  );
  return release;
}

/** Holds a script until it is released: the app's own, a journey's, or that of a mock page. */
export const withhold = (page: Page, script = 'index') => holdRequests(page, new RegExp(`/${script}[-.][^/]*\\.js$`));

/** Holds the next call of a path. The returned function releases it, and resolves when the page has the answer. */
export async function hold(page: Page, path: string) {
  const release = await holdRequests(page, `**${path}`, { times: 1 });
  return async () => {
    const answer = page.waitForResponse(`**${path}`);
    release();
    await (await answer).finished();
  };
}

/** Holds the call for the client until the returned function is called. That function waits until the page has painted the response. */
export async function withholdClient(page: Page): Promise<() => Promise<void>> {
  const ofClient = /\/client-info\?/;
  let asked: Request | undefined;
  page.on('request', (request) => void (ofClient.test(request.url()) && (asked ??= request)));
  const release = await holdRequests(page, ofClient);
  const painted = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return async () => {
    await painted();
    release();
    await (await asked?.response())?.finished();
    await painted();
  };
}

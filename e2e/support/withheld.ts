import type { Page, Request } from '@playwright/test';

export const emailField = (page: Page) => page.getByLabel('Email address');

/** Creates a session without opening the entry page. */
export const getSession = (page: Page, persona = 'mobile', query = '') => page.request.get(`/mock/start?persona=${persona}${query}`);

/** Holds a script until it is released: the app's own, a journey's, or that of a mock page. */
export async function withhold(page: Page, script = 'index') {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/${script}[-.][^/]*\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds the call for the client until the returned function is called. That function waits until the page has painted the response. */
export async function withholdClient(page: Page): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked: Request | undefined;
  await page.route(/\/client-info\?/, async (route) => {
    asked ??= route.request();
    await released;
    await route.continue();
  });
  const painted = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return async () => {
    await painted();
    release();
    await (await asked?.response())?.finished();
    await painted();
  };
}

import type { Page, Request } from '@playwright/test';

export const emailField = (page: Page) => page.getByLabel('Email address');

/** Creates a session without opening the entry page. */
export const getSession = (page: Page, persona = 'mobile', query = '') => page.request.get(`/mock/start?persona=${persona}${query}`);

/** Holds a script until it is released: the app's own, a journey's, or that of a mock page. */
export async function withhold(page: Page, script = 'index') {
  let letGo = () => undefined as void;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(new RegExp(`/${script}[-.][^/]*\\.js$`), async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** Holds the call for the client until the function that this returns lets it go, and waits until the page has painted the answer. */
export async function withholdClient(page: Page): Promise<() => Promise<void>> {
  let letGo = () => undefined as void;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  let asked: Request | undefined;
  await page.route(/\/client-info\?/, async (route) => {
    asked ??= route.request();
    await gone;
    await route.continue();
  });
  const painted = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return async () => {
    await painted();
    letGo();
    await (await asked?.response())?.finished();
    await painted();
  };
}

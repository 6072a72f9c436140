import type { Page } from '@playwright/test';

export const emailField = (page: Page) => page.getByLabel('Email address');

/** A session, without the entry page having been opened. */
export const getSession = (page: Page, persona = 'mobile', query = '') => page.request.get(`/mock/start?persona=${persona}${query}`);

/** Keeps a script back until it is let go: the app's own, or that of a journey, or of a page of the mock. */
export async function withhold(page: Page, script = 'index') {
  let letGo = () => undefined as void;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(new RegExp(`/${script}[-.][^/]*\\.js$`), async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

import type { Page } from '@playwright/test';

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

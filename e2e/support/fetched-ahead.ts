import type { Page } from '@playwright/test';

/** The files of the page of the security code. */
const ofTheCode = /assets\/security-code-.*\.(js|css)/;

/** The files of the code that this page has asked for, from now on. */
export function watchTheCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => void (ofTheCode.test(request.url()) && asked.push(request.url())));
  return asked;
}

/** Waits until the page has done everything that it does by itself after it has been shown. Chromium may count itself as busy until then. */
export const isIdle = (page: Page) =>
  page.evaluate(() => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
    return idle().then(idle);
  });

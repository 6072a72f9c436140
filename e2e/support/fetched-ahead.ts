import type { Page } from '@playwright/test';

/** The files of the security code page. */
const ofTheCode = /assets\/security-code-.*\.(js|css)/;

/** The files of the security code that this page requests from now on. */
export function watchTheCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => void (ofTheCode.test(request.url()) && asked.push(request.url())));
  return asked;
}

/** Waits until the page has finished its idle work. Chromium may report itself as busy until then. */
export const isIdle = (page: Page) =>
  page.evaluate(() => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
    return idle().then(idle);
  });

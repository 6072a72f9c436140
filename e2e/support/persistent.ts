import type { Browser, BrowserContext } from '@playwright/test';

/** The browser started again: its storage and the cookies with a date are there still, those of the browser session are not. */
export async function restarted(browser: Browser, context: BrowserContext): Promise<BrowserContext> {
  const { cookies, origins } = await context.storageState();
  // The world of the mock stands for the server, which a restart of the browser does not change.
  const kept = cookies.filter(({ name, expires }) => expires !== -1 || name === 'mock_world');
  return browser.newContext({ storageState: { cookies: kept, origins }, reducedMotion: 'reduce' });
}

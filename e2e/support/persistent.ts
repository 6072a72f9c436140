import type { Browser, BrowserContext } from '@playwright/test';

/** Restarts the browser: storage and cookies with an expiry remain, session cookies do not. */
export async function restarted(browser: Browser, context: BrowserContext): Promise<BrowserContext> {
  const { cookies, origins } = await context.storageState();
  // The mock's world is the server, which a browser restart does not change.
  const persistent = cookies.filter(({ name, expires }) => expires !== -1 || name === 'mock_world');
  return browser.newContext({ storageState: { cookies: persistent, origins }, reducedMotion: 'reduce' });
}

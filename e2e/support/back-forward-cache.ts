import { type BrowserContext, expect, type Page } from '@playwright/test';

// The page's `no-store` usually excludes it from the back/forward cache, though no browser has to comply. Here it is removed,
// except after a redirect, because such a page is reloaded first.
const isPage = (url: URL) => !/^\/(api|mock|pyi|assets)\b|\./.test(url.pathname);

/** A browser that caches unloaded pages, and records in `restored` which it has shown again. */
export async function enableBackForwardCache(context: BrowserContext) {
  await context.route(isPage, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
  });
  await context.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('restored', location.pathname)),
  );
}

/** Leaves the app, and returns by Back to the same document. */
export async function leavesAndReturns(page: Page) {
  const { pathname } = new URL(page.url());
  await page.goto('/mock');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('restored'))).toBe(pathname);
}

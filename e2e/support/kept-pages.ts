import type { BrowserContext } from '@playwright/test';

// The page says `no-store`, which keeps it out of this browser's cache as a rule, but binds no browser: here it does not say so,
// but where a redirect has led to it: such a page is reloaded first.
const isPage = (url: URL) => !/^\/(api|mock|pyi|assets)\b|\./.test(url.pathname);

/** A browser that keeps pages when they are left, and notes in `restored` which it has shown again. */
export async function keepsPagesThatWereLeft(context: BrowserContext) {
  await context.route(isPage, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
  });
  await context.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('restored', location.pathname)),
  );
}

import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** Fails a journey's chunk or style sheet until `restore` is called. Counts the documents that load meanwhile. */
export async function failToLoad(page: Page, chunk: RegExp, how: 'aborted' | 'html' = 'aborted') {
  let failing = true;
  let documents = 0;
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    if (chunk.test(request.url())) pendingRequests.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfailed', (request) => pendingRequests.delete(request));
  await page.route(chunk, (route) => {
    if (!failing) return route.continue();
    return how === 'html' ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }) : route.abort();
  });
  const restore = async () => {
    failing = false;
    // The app also retries by itself every few seconds, so that a click would share the pending failure.
    await expect.poll(() => pendingRequests.size).toBe(0);
  };
  return { documents: () => documents, restore };
}

import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** Fails a journey's chunk or style sheet until `found` is called. Counts the documents that load meanwhile. */
export async function lose(page: Page, chunk: RegExp, how: 'aborted' | 'html' = 'aborted') {
  let lost = true;
  let documents = 0;
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    if (chunk.test(request.url())) underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfailed', (request) => underWay.delete(request));
  await page.route(chunk, (route) => {
    if (!lost) return route.continue();
    return how === 'html' ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }) : route.abort();
  });
  const found = async () => {
    lost = false;
    // The app also retries by itself every few seconds, so that a click would share the pending failure.
    await expect.poll(() => underWay.size).toBe(0);
  };
  return { documents: () => documents, found };
}

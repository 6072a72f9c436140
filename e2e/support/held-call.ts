import type { Page } from '@playwright/test';

/** Holds the next call of a path. The returned function releases it, and resolves when the page has the answer. */
export async function hold(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    `**${path}`,
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  return async () => {
    const answer = page.waitForResponse(`**${path}`);
    release();
    await (await answer).finished();
  };
}

import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { Mock } from '../support/mock';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

// One server for all of them.
test.describe.configure({ mode: 'default' });

let development: ViteDevServer;

test.beforeAll(async () => {
  development = await createServer({ server: { port: 0 }, logLevel: 'error' });
  await development.listen();
});

test.afterAll(() => development.close());

/** The computed styles of each element that the order of style sheets may change. */
const looks = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { margin, padding, color, backgroundColor, borderTopWidth, display, fontSize, fontWeight } = getComputedStyle(element);
      return [element.className, margin, padding, color, backgroundColor, borderTopWidth, display, fontSize, fontWeight].join(' | ');
    }),
  );

for (const address of ['/enter-mobile-code', '/proofing/know-nhs-number', '/proofing/confirm-account-replacement'] as const) {
  test(`${address} looks the same in development and in a build`, async ({ page, visitor, browser }) => {
    test.slow();
    const [baseURL] = development.resolvedUrls?.local ?? [];
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    const other = await context.newPage();
    // The first document waits until the server has bundled the packages.
    await other.goto('/accessibility');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await new Visitor(other, new Mock(context.request)).standsAt(address);
    await visitor.standsAt(address);
    await expect.poll(() => looks(page)).toEqual(await looks(other));
    await context.close();
  });
}

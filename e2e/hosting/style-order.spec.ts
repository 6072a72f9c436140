import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { Mock } from '../support/mock';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

/** The style sheets that apply to a screen, in the order of the cascade, without the hashes in their names. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ media }) => media.mediaText !== 'print')
      .map(({ href }) => (href ? (/([\w-]+)-[\w-]{8}\.css$/.exec(href)?.[1] ?? href) : 'inline')),
  );

test('applies the style sheet of a later page after that of the first page', { tag: '@quick' }, async ({ page, visitor }) => {
  await visitor.arrives();
  await expect.poll(() => sheets(page)).toEqual(['inline', 'index']);
  await visitor.logsInUpTo('/enter-mobile-code');
  const [inline, first, ...later] = await sheets(page);
  expect([inline, first]).toEqual(['inline', 'index']);
  expect(later).toContain('security-code');
  // The design system's checkboxes are in a later sheet. They override its labels and hints, which are in the first one.
  await expect(page.locator('.nhsuk-checkboxes__label')).toHaveCSS('margin-bottom', '0px');
  await expect(page.locator('.nhsuk-checkboxes__label')).toHaveCSS('padding', '6px 12px');
});

for (const [address, selector, property, value] of [
  ['/proofing/know-nhs-number', '.nhsuk-radios__label', 'margin-bottom', '0px'],
  ['/proofing/confirm-account-replacement', '.nhsuk-card--warning', 'background-color', 'rgb(255, 249, 196)'],
] as const) {
  test(`draws ${selector} by its own rules on ${address}, opened directly`, { tag: '@quick' }, async ({ page, visitor }) => {
    await visitor.startsAt(address);
    await expect(page.locator(selector).first()).toHaveCSS(property, value);
  });
}

test.describe('style order', () => {
  // All tests share one server.
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
      await new Visitor(other, new Mock(context.request)).startsAt(address);
      await visitor.startsAt(address);
      await expect.poll(() => looks(page)).toEqual(await looks(other));
      await context.close();
    });
  }
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

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

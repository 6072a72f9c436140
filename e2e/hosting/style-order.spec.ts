import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** The style sheets that apply to a screen, in the order of the cascade, without the hashes in their names. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ media }) => media.mediaText !== 'print')
      .map(({ href }) => (href ? (/([\w-]+)-[\w-]{8}\.css$/.exec(href)?.[1] ?? href) : 'inline')),
  );

test('applies the style sheet of a later page after that of the first page', async ({ page, visitor }) => {
  await visitor.arrives();
  await expect.poll(() => sheets(page)).toEqual(['inline', 'index']);
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password', 'Enter your password');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  const [inline, first, ...later] = await sheets(page);
  expect([inline, first]).toEqual(['inline', 'index']);
  expect(later).toContain('security-code');
  // The design system's checkboxes come with a later sheet, and override its labels and hints, which come with the first one.
  await expect(page.locator('.nhsuk-checkboxes__label')).toHaveCSS('margin-bottom', '0px');
  await expect(page.locator('.nhsuk-checkboxes__label')).toHaveCSS('padding', '6px 12px');
});

for (const [address, selector, property, value] of [
  ['/proofing/know-nhs-number', '.nhsuk-radios__label', 'margin-bottom', '0px'],
  ['/proofing/confirm-account-replacement', '.nhsuk-card--warning', 'background-color', 'rgb(255, 249, 196)'],
] as const) {
  test(`draws ${selector} by its own rules on ${address}, opened directly`, async ({ page, visitor }) => {
    await visitor.standsAt(address);
    await expect(page.locator(selector).first()).toHaveCSS(property, value);
  });
}

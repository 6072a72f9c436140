import { expect, type Locator, type Page } from '@playwright/test';

/** A visible focus indicator: around, under or behind the focused element. */
const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(
      document.activeElement?.nextElementSibling?.matches('label')
        ? document.activeElement.nextElementSibling
        : (document.activeElement ?? document.body),
      document.activeElement?.matches('[type=checkbox], [type=radio]') ? '::before' : undefined,
    );
    return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
  });

/** Presses Tab until the element has the focus. The focus must be visible on every element in between. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await focusIsVisible(page)).toBe(true);
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

/** Presses a button without a mouse. */
export async function activateButton(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

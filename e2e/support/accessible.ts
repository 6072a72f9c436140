import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation that axe can find, on a desktop, and no sideways scrolling on the narrowest phone (WCAG 2.2, 1.4.10). */
export async function expectAccessible(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  // Legacy mode spares a second page per check, which only frames of other origins would need.
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22aa).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

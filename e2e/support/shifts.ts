import type { Page } from '@playwright/test';

/** Counts the layout shifts in every document from now on. Returns the count of the present one. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shifts = 0;
    Object.defineProperty(window, 'shifts', { get: () => shifts });
    new PerformanceObserver((list) => (shifts += list.getEntries().length)).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifts')));
}

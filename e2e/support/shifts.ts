import type { Page } from '@playwright/test';

/** Counts, in every document from now on, how often something that was shown moves by itself. Answers how often in the present one. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shifts = 0;
    Object.defineProperty(window, 'shifts', { get: () => shifts });
    new PerformanceObserver((list) => (shifts += list.getEntries().length)).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifts')));
}

import type { Page } from '@playwright/test';
import type { Watch } from './browser-watch';

/** Longer than any spinner that ends. */
const PATIENCE_MS = 25_000;

/** Runs in the browser: resolves when the page is mounted, not busy and idle. Returns whether that happened within the limit. */
const still = async () => {
  // After a click Chromium may report itself as busy until the next one, so there is a limit.
  const idle = () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 200 }));
  // Both are read each time, because a scenario's page may replace the window's document at another address.
  const ofTheApp = () => location.hostname === 'localhost' && !/^\/(mock|api|pyi)(\/|$)/.test(location.pathname);
  // Prerendered content may stay hidden until the script has run.
  const shown = () => document.querySelector('main:not([aria-busy=true])')?.checkVisibility() ?? false;
  // The browser redirects from there by itself.
  const passedThrough = () =>
    location.pathname === '/redirect-to-help-centre' || /^\/mock\?scenario=/.test(location.pathname + location.search);
  // The previous page stays mounted and inert until the next chunk has loaded. The consent form accepts no submission for half a second.
  const takesClicks = () => document.querySelector('[inert] > main, [data-just-shown]') === null;
  // Until hydration the app may replace a prerendered view, and with it an element that was found.
  const hydrated = () => !('earlyEvents' in window);
  const ready = () => document.readyState === 'complete' && !passedThrough() && (!ofTheApp() || (shown() && hydrated())) && takesClicks();
  while (!ready()) await idle();
  const { href } = location;
  await idle();
  await idle();
  return ready() && href === location.href;
};

async function untilIdle(page: Page, watch: Watch): Promise<void> {
  await watch.quiet();
  // A navigation destroys the context, so the next document is awaited.
  const idle = await page.evaluate(still).catch(() => false);
  if (!idle) return page.isClosed() ? undefined : untilIdle(page, watch);
  return undefined;
}

/** Waits until the page can be checked. Returns whether that happened. */
export async function waitUntilIdle(page: Page, watch: Watch): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)));
  const idle = await Promise.race([untilIdle(page, watch).then(() => true), late]);
  clearTimeout(timer);
  return idle;
}

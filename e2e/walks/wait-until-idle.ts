import type { Page } from '@playwright/test';
import type { Watch } from './browser-watch';

/** Longer than any spinner is shown that ends. */
const PATIENCE_MS = 25_000;

/** Runs in the browser: comes back when the page is shown and not busy, and the browser has nothing left to do; whether it stayed so. */
const still = async () => {
  // After a press Chromium may take itself for busy until the next one: therefore a limit.
  const idle = () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 200 }));
  // Both are asked anew each time: a scenario's page may write the app's into its own window, under another address.
  const ofTheApp = () => location.hostname === 'localhost' && !/^\/(mock|api|pyi)(\/|$)/.test(location.pathname);
  // Prerendered content may stay hidden until the script has run.
  const shown = () => document.querySelector('main:not([aria-busy=true])')?.checkVisibility() ?? false;
  // The browser goes on from there by itself.
  const passedThrough = () =>
    location.pathname === '/redirect-to-help-centre' || /^\/mock\?scenario=/.test(location.pathname + location.search);
  // The page before stays, inert, until this one's code has come. The form by which a user agrees takes no submission in its first half second.
  const takesClicks = () => document.querySelector('[inert] > main, [data-just-shown]') === null;
  // Until it is hydrated the app may replace a prerendered view, and an element that was found in it.
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
  // A navigation ends it: then the next document is waited for.
  const idle = await page.evaluate(still).catch(() => false);
  if (!idle) return page.isClosed() ? undefined : untilIdle(page, watch);
  return undefined;
}

/** Waits until the page can be judged. Answers whether that came to pass. */
export async function waitUntilIdle(page: Page, watch: Watch): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)));
  const idle = await Promise.race([untilIdle(page, watch).then(() => true), late]);
  clearTimeout(timer);
  return idle;
}

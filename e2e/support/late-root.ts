import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How often a script looked for the root of an iframe without one. */
    missedRoots?: number;
  }
}

/** Removes the root element from the gallery's iframes until their script has run, as in a document whose first bytes are late. */
export const lateRoots = (page: Page) =>
  page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'documentElement');
    const get = function (this: Document): unknown {
      if (location.pathname !== '/mock/frame') return own?.get?.call(this);
      parent.missedRoots = (parent.missedRoots ?? 0) + 1;
      return null;
    };
    Object.defineProperty(Document.prototype, 'documentElement', { get });
  });

/** Waits until a script has looked at least twice. */
export const rootsWereMissed = (page: Page) => page.waitForFunction(() => Number(window.missedRoots) > 1);

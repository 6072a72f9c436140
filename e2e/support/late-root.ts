import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How often somebody looked for the root of a frame that had none. */
    missedRoots?: number;
  }
}

/** Takes the root element from the gallery's frames until their script has run, as from a document whose first bytes are late. */
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

/** Waits until somebody has looked at least twice. */
export const rootsWereMissed = (page: Page) => page.waitForFunction(() => Number(window.missedRoots) > 1);

declare global {
  interface Window {
    /** Left by the inline script of a page that was rendered at build time (`hosting/early-script.ts`). */
    earlyPresses?: { take: () => HTMLElement[] };
  }
}

/** Forgets what was pressed on a view that this script replaces. */
export function dropEarlyPresses() {
  window.earlyPresses?.take();
  delete window.earlyPresses;
}

/** Carries out, once, what was pressed before this script had come: buttons, and forms that were submitted. */
export function carryOutEarlyPresses() {
  const held = window.earlyPresses?.take() ?? [];
  delete window.earlyPresses;
  for (const element of held) {
    // Not requestSubmit: the oldest browsers that we build for do not have it.
    if (element instanceof HTMLFormElement) element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    else element.click();
  }
}

/**
 * Applies the document's style sheet, which has `media="print"` until then, once it has loaded. Returns undefined if nothing must be
 * awaited. Call it when the later sheets of the page have loaded: their rules in the inline styles would otherwise lose against it.
 */
export function applyFirstSheet(): Promise<void> | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!link) return undefined;
  const apply = () => void (link.media = 'all');
  if (link.sheet) return apply();
  // A document's load event need not wait for a sheet for paper, so this may be later than it.
  link.addEventListener('load', apply, { once: true });
  if (document.readyState === 'complete') return undefined;
  return new Promise((resolve) => {
    // It may have failed before these listeners were added, and then only the document's load event fires.
    for (const target of [link, window]) target.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}

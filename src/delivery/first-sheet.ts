/**
 * Applies the document's style sheet, which has `media="print"` until then, once it has loaded. Returns undefined if nothing must be
 * awaited. Call it when the later sheets of the page have loaded: their rules in the inline styles would otherwise lose against it.
 */
export function applyFirstSheet(): Promise<void> | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!link) return undefined;
  const apply = () => void (link.media = link.sheet ? 'all' : link.media);
  if (link.sheet || document.readyState === 'complete') return apply();
  return new Promise<unknown>((resolve) => {
    link.addEventListener('load', resolve);
    // It may have failed before these listeners were added, and then only the document's load event fires.
    link.addEventListener('error', resolve);
    window.addEventListener('load', resolve);
  }).then(apply);
}

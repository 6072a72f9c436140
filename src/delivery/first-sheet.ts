/**
 * Applies the style sheet of the document, which is for paper until then, once it has loaded. Undefined if nothing has to be awaited. Called
 * when the later sheets of the page have loaded: without them it would override their rules in the inline styles.
 */
export function applyFirstSheet(): Promise<void> | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!link) return undefined;
  const apply = () => void (link.media = link.sheet ? 'all' : link.media);
  if (link.sheet || document.readyState === 'complete') return apply();
  return new Promise<unknown>((resolve) => {
    link.addEventListener('load', resolve);
    // It may have failed before these listeners were added. The document loads nevertheless.
    link.addEventListener('error', resolve);
    window.addEventListener('load', resolve);
  }).then(apply);
}

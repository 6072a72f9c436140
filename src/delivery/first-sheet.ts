/**
 * Applies the style sheet of the document, which is for paper until then, as soon as it has loaded or failed to load. Undefined if nothing has
 * to be awaited. The caller waits until the later sheets of the page have loaded: before them it would override their rules in the inline
 * styles.
 */
export function applyFirstSheet(): Promise<void> | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  const apply = () => {
    if (link?.sheet) link.media = 'all';
  };
  if (!link || link.sheet || document.readyState === 'complete') return void apply();
  return new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    // It may have failed before these listeners were added. The document loads nevertheless.
    link.addEventListener('error', () => resolve());
    window.addEventListener('load', () => resolve());
  }).then(apply);
}

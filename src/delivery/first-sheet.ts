/**
 * Settles when the style sheet of the document has come or is lost; undefined where it is there, or where there is none. It stands last in
 * the document, and WebKit runs a module before that: the page would be painted without it.
 */
export function firstSheet(): Promise<unknown> | undefined {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');
  if (!link || link.sheet || document.readyState === 'complete') return undefined;
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    // It may have been lost before anybody listened: the document has loaded nevertheless.
    link.addEventListener('error', resolve);
    window.addEventListener('load', resolve);
  });
}

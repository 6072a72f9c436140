import { criticalStyles } from './critical-styles.ts';
import type { PrerenderedPage } from './prerender.ts';

const styleSheet = /[^\S\n]*<link\b[^>]*\brel="stylesheet"[^>]*>\n?/g;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An element without attributes, as the policy's hashes are made of. */
function inline(name: 'script' | 'style', text: string): string {
  if (new RegExp(`</${name}|<!--`, 'i').test(text)) throw new Error(`It would not end where the ${name} ends: ${text}`);
  return `<${name}>${text}</${name}>`;
}

function put(html: string, place: string | RegExp, what: string): string {
  if (html.search(place) < 0) throw new Error(`The page has no ${String(place)}`);
  return html.replace(place, () => what);
}

/**
 * The page of one address, made from the page of all: with its title, its markup, and the styles of that. The script behind the markup
 * decides whether it is shown before the app starts, and the style sheets come last, so that the first paint waits for neither.
 */
export async function composePage(index: string, { path, title, markup }: PrerenderedPage, script: string, read: (path: string) => string) {
  const links = index.match(styleSheet) ?? [];
  const sheets = links.map((link) => read(/\shref="([^"]+)"/.exec(link)?.[1] ?? ''));
  const titled = put(index.replace(styleSheet, ''), /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`);
  const root = (after: string) => put(titled, '<div id="root"></div>', `<div id="root" data-path="${path}" hidden>${markup}</div>${after}`);
  const styles = await criticalStyles(root(''), sheets.join(''));
  const styled = put(root(inline('script', script)), '</head>', `  ${inline('style', styles)}\n  </head>`);
  return put(styled, '</body>', `  ${links.join('').trim()}\n  </body>`);
}

import { criticalStyles } from './critical-styles.ts';
import { earlyScript } from './early-script.ts';
import { lostScript } from './lost-script.ts';
import type { PrerenderedPage } from './prerender.ts';

const styleSheet = /[^\S\n]*<link\b[^>]*\brel="stylesheet"[^>]*>\n?/g;

/** For whoever reads the source: no browser needs them. */
const comment = /[^\S\n]*<!--[^]*?-->\n?/g;

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

/** The inline scripts: one for every page, one behind the markup that was rendered at build time. */
export const scripts = () => ({ lost: lostScript(), early: earlyScript() });

/** The page of all addresses with the title and the markup of one. The script behind the markup decides whether it is shown before the app starts. */
function rendered(index: string, { path, title, markup }: PrerenderedPage, early: string) {
  const titled = put(index, /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`);
  return put(titled, '<div id="root"></div>', `<div id="root" data-path="${path}" hidden>${markup}</div>${inline('script', early)}`);
}

/**
 * The page of one address, or without one the page of all: with the styles of what is in it, and the style sheets last, so that the first
 * paint waits for none. Its first script listens for the loss of all later ones.
 */
export async function composePage(
  index: string,
  page: PrerenderedPage | undefined,
  { lost, early }: ReturnType<typeof scripts>,
  read: (path: string) => string,
) {
  const links = index.match(styleSheet) ?? [];
  const sheets = links.map((link) => read(/\shref="([^"]+)"/.exec(link)?.[1] ?? ''));
  const plain = index.replace(styleSheet, '').replace(comment, '');
  const whole = page ? rendered(plain, page, early) : plain;
  const styles = await criticalStyles(whole, sheets.join(''));
  const heard = put(whole, '</title>', `</title>\n    ${inline('script', lost)}`);
  const styled = put(heard, '</head>', `  ${inline('style', styles)}\n  </head>`);
  return put(styled, '</body>', `  ${links.join('').trim()}\n  </body>`);
}

import Beasties from 'beasties';
import { entryPages } from './first-views.ts';
import type { RenderedAddress } from './prerender.ts';

/** The style of the head for browsers without JavaScript. */
const withoutScript = /<noscript><style>[^]*?<\/noscript>/;
/** Printing uses the complete sheet, which has loaded by then. */
const print = /@media print\b[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
/** States that only the inline script sets: no element has one at first. */
const whileBusy = /aria-busy/;
/** A media query for browsers that do not support modules. */
const ofOldBrowsers = /,\(-ms-high-contrast:active\)/g;
const customProperties = /:root\{[^{}]*\}/g;

/** The rules of a style sheet that apply to the elements of a page on a screen, in all states, in the order of the sheet. */
export async function criticalStyles(html: string, sheet: string): Promise<string> {
  const beasties = new Beasties({ logLevel: 'silent', fonts: false, keyframes: 'critical', allowRules: [whileBusy] });
  // Uses only the rules that it selects, because it would also re-serialise the rest of the page.
  const reduced = await beasties.process(html.replace(withoutScript, '').replace('</head>', () => `<style>${sheet}</style></head>`));
  const [, rules = ''] = /<style>([^]*?)<\/style>/.exec(reduced) ?? [];
  const screen = rules.replace(print, '').replace(ofOldBrowsers, '');
  // The design system declares a hundred custom properties that its own rules do not use.
  return screen.includes('var(') ? screen : screen.replace(customProperties, '');
}

/**
 * The kinds of pages, each with a pattern that only its pages match. The first match wins. The pages of a kind share one block of styles.
 * One block per page would need as many hashes in the policy, and one for all would be twice as long as a page needs.
 */
const kinds = { document: /nhsuk-heading-xl/, choice: /<fieldset/, field: /<input/, text: /^/ };
export type Kind = keyof typeof kinds | 'frame' | 'entry';

const markupOf = ({ usual, other }: RenderedAddress) => usual.markup + (other?.markup ?? '');
/** Removes the markup that all pages share, because the time to search for rules grows with the markup. */
const inside = (markup: string) => markup.replace(/<header[^]*?<\/header>|<footer[^]*?<\/footer>|<section[^]*?<\/section>/g, '');

/**
 * The kind of a page; the document without a page is only the layout. The entry pages are a kind of their own, because most users arrive
 * there.
 */
export function kindOf(page: RenderedAddress | undefined): Kind {
  if (!page) return 'frame';
  if (entryPages.includes(page.address)) return 'entry';
  const markup = markupOf(page);
  const [kind] = Object.entries(kinds).find(([, mark]) => mark.test(markup)) ?? ['text'];
  return kind as Kind;
}

/** The styles of each kind: the rules of the sheets that apply to the first views of its pages and to the layout. */
export async function stylesOfKinds(index: string, loading: string, pages: readonly RenderedAddress[], sheet: string) {
  const all: readonly Kind[] = ['frame', 'entry', ...(Object.keys(kinds) as Kind[])];
  const styles = all.map(async (kind) => {
    const [first = '', ...others] = pages.filter((page) => kindOf(page) === kind).map(markupOf);
    const html = index.replace('<div id="root"></div>', () => `<div id="root">${loading}${first}${inside(others.join(''))}</div>`);
    return [kind, await criticalStyles(html, sheet)] as const;
  });
  return Object.fromEntries(await Promise.all(styles)) as Record<Kind, string>;
}

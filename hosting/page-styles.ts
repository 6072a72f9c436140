import { criticalStyles } from './critical-styles.ts';
import type { RenderedAddress } from './prerender.ts';

/** The kinds of pages. The pages of a kind have one block of styles, so that the policy names a few hashes and not one for each page. */
const kinds = ['frame', 'document', 'choice', 'entry', 'text'] as const;
export type Kind = (typeof kinds)[number];

const markupOf = ({ views }: RenderedAddress) => views.map(({ markup }) => markup).join('');
/** Without header and footer, which are in the frame too: the search for rules takes as long as the markup is. */
const insides = (page: RenderedAddress) =>
  markupOf(page).replace(/<header[^]*?<\/header>|<footer[^]*?<\/footer>|<section[^]*?<\/section>/g, '');

/** Nothing but the frame, a long text, a question with answers to choose from, one to type an answer to, or a message. */
export function kindOf(page: RenderedAddress | undefined): Kind {
  if (!page) return 'frame';
  const markup = markupOf(page);
  if (markup.includes('nhsuk-heading-xl')) return 'document';
  if (markup.includes('<fieldset')) return 'choice';
  return markup.includes('<form') ? 'entry' : 'text';
}

/** The styles of each kind: the rules of the sheets by which the first views of its pages, and the frame, are drawn. */
export async function stylesOfKinds(index: string, loading: string, pages: readonly RenderedAddress[], sheet: string) {
  const styles = kinds.map(async (kind) => {
    const markups = pages.filter((page) => kindOf(page) === kind).map(insides);
    const html = index.replace('<div id="root"></div>', () => `<div id="root">${loading}${markups.join('')}</div>`);
    return [kind, await criticalStyles(html, sheet)] as const;
  });
  return Object.fromEntries(await Promise.all(styles)) as Record<Kind, string>;
}

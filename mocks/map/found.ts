import { addresses } from '../../src/paths';

/** The links, redirects and controls of a rendered page. */
export interface Found {
  links: { to: string; words: string }[];
  redirects: string[];
  /** The texts of its buttons and labels. */
  controls: string[];
}

const addressOf = ({ pathname, hash }: HTMLAnchorElement) => (hash && pathname === window.location.pathname ? '' : pathname);
const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();

/** Links to this app, and the texts of its buttons and labels. */
export function foundIn(element: HTMLElement): Found {
  const own = [...element.querySelectorAll('a')].filter(({ origin }) => origin === window.location.origin);
  const links = own.map((link) => ({ to: addressOf(link), words: wordsOf(link) }));
  const controls = [...element.querySelectorAll('button, label')].map(wordsOf);
  return { links: links.filter(({ to }) => addresses.has(to)), redirects: [], controls };
}

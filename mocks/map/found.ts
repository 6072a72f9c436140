import { addresses } from '../../src/paths';

/** What a rendered page offers. */
export interface Found {
  links: { to: string; words: string }[];
  redirects: string[];
  /** The words of its buttons and labels. */
  controls: string[];
}

const addressOf = ({ pathname, hash }: HTMLAnchorElement) => (hash && pathname === window.location.pathname ? '' : pathname);
const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();

/** Links to this app, and the words of what a user can press or choose. */
export function foundIn(element: HTMLElement): Found {
  const own = [...element.querySelectorAll('a')].filter(({ origin }) => origin === window.location.origin);
  const links = own.map((link) => ({ to: addressOf(link), words: wordsOf(link) }));
  const controls = [...element.querySelectorAll('button, label')].map(wordsOf);
  return { links: links.filter(({ to }) => addresses.has(to)), redirects: [], controls };
}

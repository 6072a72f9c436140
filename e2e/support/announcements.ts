import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    announce: (words: string) => Promise<void>;
  }
}

/** In the page, before its scripts: reports documents, titles, the focus, and live regions. */
function listen() {
  // The mock's pages are not part of the app.
  if (/^\/(mock|api|pyi)/.test(location.pathname)) return;
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const lastTexts = new WeakMap<Element, string>();
  let lastTitle = '';
  const look = () => {
    const { title } = document;
    // Until the app has decrypted its storage, the layout has only the service's name.
    if (title !== lastTitle && title !== 'NHS login') {
      void window.announce(`${lastTitle ? 'title' : 'document'}: ${title}`);
      lastTitle = title;
    }
    for (const region of document.querySelectorAll<HTMLElement>('[role=status], [role=alert], [aria-live]')) {
      const role = region.getAttribute('role') ?? 'live';
      // Screen readers skip busy elements, and do not announce a status that is inserted together with its text.
      const words = region.closest('[aria-busy=true]') ? lastTexts.get(region) : plain(region.innerText);
      const before = lastTexts.get(region) ?? (role === 'alert' ? '' : words);
      lastTexts.set(region, words ?? '');
      if (words && words !== before) void window.announce(`${role}: ${words}`);
    }
  };
  const roles: Record<string, string> = { h1: 'heading', input: 'field', a: 'link', div: 'group' };
  document.addEventListener('focusin', ({ target }) => {
    // A title that has changed before the focus is announced before it.
    look();
    const element = target as HTMLInputElement;
    const named = element.localName === 'div' ? element.querySelector('h2') : (element.labels?.[0] ?? element);
    const name = plain(element.getAttribute('aria-label') ?? named?.innerText);
    // The layout that has the focus while a page waits has no name, so nothing is announced.
    if (name) void window.announce(`focus: ${roles[element.localName] ?? element.localName} ${name}`);
  });
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-busy'] });
}

/** Records what a screen reader announces on a page, across documents, in order. */
export async function recordAnnouncements(page: Page): Promise<string[]> {
  const announced: string[] = [];
  await page.exposeFunction('announce', (words: string) => void announced.push(words));
  await page.addInitScript(listen);
  return announced;
}

/**
 * Like `recordAnnouncements`, but answers each pending call after its wait has been announced, which happens after 1.5 s. Otherwise the speed of
 * the machine would decide whether it is announced.
 */
export async function recordAnnouncementsAndWaits(page: Page): Promise<string[]> {
  const announced = await recordAnnouncements(page);
  const announcedSince = () => announced.slice(announced.findLastIndex((words) => /^(document|focus: button)/.test(words)) + 1).join('\n');
  await page.route(/\/api\/(login|account|proofing|auth\/authcode)/, async (route) => {
    if (route.request().resourceType() === 'fetch') await expect.poll(announcedSince).toMatch(/^status: /m);
    await route.continue();
  });
  return announced;
}

/** The code that announces a wait has loaded. It follows the first page. */
export const announcerLoads = (page: Page) => page.locator('.app-status').waitFor({ state: 'attached' });

const ranks = ['title', 'alert', 'focus'];
const rank = (words: string) => ranks.findIndex((kind) => words.startsWith(kind));

/**
 * In the order of announcement: after a click, a wait or a new document, first the title, then an alert, then the focus. A browser may
 * report simultaneous changes of the page in another order.
 */
export function inOrder(announced: readonly string[]): string[] {
  const changes: string[][] = [];
  for (const words of announced) {
    if (/^(document|status|focus: (button|link))/.test(words)) changes.push([]);
    changes.at(-1)?.push(words);
  }
  return changes.flatMap(([begins = '', ...following]) => [begins, ...following.sort((one, other) => rank(one) - rank(other))]);
}

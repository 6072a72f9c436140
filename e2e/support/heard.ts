import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    hear: (words: string) => Promise<void>;
  }
}

/** In the page, before its scripts: passes on documents and titles, what gets the focus, and what live regions say. */
function listen() {
  // The pages of the mock are no part of the app.
  if (/^\/(mock|api|pyi)/.test(location.pathname)) return;
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const said = new WeakMap<Element, string>();
  let told = '';
  const look = () => {
    const { title } = document;
    // The frame that stands there until the app has opened what is stored is named by the service alone.
    if (title !== told && title !== 'NHS login') {
      void window.hear(`${told ? 'title' : 'document'}: ${title}`);
      told = title;
    }
    for (const region of document.querySelectorAll<HTMLElement>('[role=status], [role=alert], [aria-live]')) {
      const role = region.getAttribute('role') ?? 'live';
      // A busy part of the page is not read out. A status that comes with its words is told to nobody.
      const words = region.closest('[aria-busy=true]') ? said.get(region) : plain(region.innerText);
      const before = said.get(region) ?? (role === 'alert' ? '' : words);
      said.set(region, words ?? '');
      if (words && words !== before) void window.hear(`${role}: ${words}`);
    }
  };
  const roles: Record<string, string> = { h1: 'heading', input: 'field', a: 'link', div: 'group' };
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLInputElement;
    const named = element.localName === 'div' ? element.querySelector('h2') : (element.labels?.[0] ?? element);
    const name = plain(element.getAttribute('aria-label') ?? named?.innerText);
    // The frame that holds the focus while a page waits has no name, and says nothing.
    if (name) void window.hear(`focus: ${roles[element.localName] ?? element.localName} ${name}`);
  });
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-busy'] });
}

/** Notes what a screen reader is told on a page, over all of its documents, in order. */
export async function hearing(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (words: string) => void heard.push(words));
  await page.addInitScript(listen);
  return heard;
}

/**
 * The same, and each call that the page waits for is answered when the wait has been told, which it is after a second: else the speed of
 * the machine would decide whether it is.
 */
export async function hearingEachWait(page: Page): Promise<string[]> {
  const heard = await hearing(page);
  const toldSince = () => heard.slice(heard.findLastIndex((words) => /^(document|focus: button)/.test(words)) + 1).join('\n');
  await page.route(/\/api\/(login|account|proofing|auth\/authcode)/, async (route) => {
    if (route.request().resourceType() === 'fetch') await expect.poll(toldSince).toMatch(/^status: /m);
    await route.continue();
  });
  return heard;
}

/** The code that says how long a wait is has come: it follows the first page. */
export const listens = (page: Page) => page.locator('.app-status').waitFor({ state: 'attached' });

const ranks = ['title', 'alert', 'focus'];
const rank = (words: string) => ranks.findIndex((kind) => words.startsWith(kind));

/**
 * In the order in which it can be told: after a press, a wait or a new document, first the title, then an alert, then the focus. A browser may
 * pass on in another order what one change of the page brings.
 */
export function told(heard: readonly string[]): string[] {
  const changes: string[][] = [];
  for (const words of heard) {
    if (/^(document|status|focus: (button|link))/.test(words)) changes.push([]);
    changes.at(-1)?.push(words);
  }
  return changes.flatMap(([begins = '', ...brought]) => [begins, ...brought.sort((one, other) => rank(one) - rank(other))]);
}

import { type Page, selectors } from '@playwright/test';
import type { Kind, Tab } from './driver';
import { findByWords } from './views';

/** Playwright waits until the element that the finder returns is at rest and receives events. */
const content = `({
  queryAll: (root, selector) => [(${String(findByWords)})(...JSON.parse(selector))].filter((found) => found && root.contains(found)),
  query(root, selector) { return this.queryAll(root, selector)[0]; },
})`;
await selectors.register('words', { content });

/** The usable element of a kind and name. Playwright waits for it. */
export const named = (page: Page, kind: Kind, name: string) => page.locator(`words=${JSON.stringify([kind, name])}`);

export class PlaywrightTab implements Tab {
  /** The fixture `noErrors` checks them. */
  readonly exceptions: string[] = [];

  constructor(private readonly page: Page) {}

  open = async (address: string) => void (await this.page.goto(address));
  reload = async () => void (await this.page.reload());
  back = async () => void (await this.page.goBack());
  ask: Tab['ask'] = (question, ...args) => this.page.evaluate(`(${String(question)})(...${JSON.stringify(args)})`);
  picture = async (path: string) => void (await this.page.screenshot({ path }));
  close = () => this.page.close();

  async find(kind: Kind, name: string) {
    const found = named(this.page, kind, name);
    return (await found.count()) > 0 ? { click: () => found.click(), write: (text: string) => found.fill(text) } : undefined;
  }
}

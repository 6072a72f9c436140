import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import type { Engine, Tab, TabOptions } from './driver';
import { findByWords, type Kind } from './find-by-words';

/** Runs in the page. Makes localStorage and sessionStorage throw, as in a browser that blocks them. */
export function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
}

/** A browser window that puppeteer drives, over CDP or WebDriver BiDi. */
export class PuppeteerTab implements Tab {
  protected readonly uncaught: string[] = [];

  constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.uncaught.push(String(error)));
  }

  open = async (address: string) => void (await this.page.goto(address));
  reload = async () => void (await this.page.reload());
  back = async () => void (await this.page.goBack());
  ask: Tab['ask'] = (question, ...args) => this.page.evaluate(question as (...given: unknown[]) => unknown, ...args) as never;
  exceptions = () => this.uncaught;
  picture = async (file: string) => void (await this.page.screenshot({ path: file as `${string}.png` }));
  close = () => this.context.close();

  has = async (kind: Kind, name: string) => (await this.find(kind, name)) !== null;
  // A locator waits until the element stops moving. After a navigation the app scrolls to the top when it renders the page.
  async click(kind: Kind, name: string) {
    await (await this.existing(kind, name)).asLocator().click();
  }

  async write(label: string, text: string) {
    const field = await this.existing('field', label);
    await field.evaluate((element) => (element as HTMLInputElement).select());
    await field.type(text);
  }

  private find = async (kind: Kind, name: string) =>
    (await this.page.evaluateHandle(findByWords, kind, name)).asElement() as ElementHandle<HTMLElement> | null;

  protected async existing(kind: Kind, name: string) {
    const found = await this.find(kind, name);
    if (!found) throw new Error(`There is no ${kind} '${name}' any more`);
    return found;
  }
}

/** A running browser that puppeteer drives. */
export const puppeteerEngine = (browser: Browser): Engine => ({
  newTab: async ({ storageBlocked }: TabOptions) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    if (storageBlocked) await page.evaluateOnNewDocument(blockStorage);
    return new PuppeteerTab(context, page);
  },
  quit: () => browser.close(),
});

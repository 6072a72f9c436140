import { createRequire } from 'node:module';
import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import { browserArguments } from '../../scripts/browser.mjs';
import type { Control, Engine, Kind, Tab } from './driver';
import { setting } from './setting';
import { findByWords } from './views';

/** Arguments of every Chromium. */
export const chromiumArguments = [
  ...browserArguments,
  '--force-prefers-reduced-motion',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** The API of puppeteer 5 where it differs. The present version does not drive Chromium 87. */
interface OldPuppeteer {
  launch: (options: object) => Promise<Browser & { createIncognitoBrowserContext: () => Promise<BrowserContext> }>;
}

/** Runs in the page. Makes localStorage and sessionStorage throw, as in a browser that blocks them. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
}

/**
 * Runs in the page. Resolves when the element has the same position in two animation frames, as locators of the present puppeteer do. After a
 * navigation the app scrolls to the top when it renders the page.
 */
const isAtRest = (element: Element) =>
  new Promise<void>((resolve) => {
    let last = NaN;
    const look = () => {
      const { top } = element.getBoundingClientRect();
      if (top === last) return resolve();
      last = top;
      requestAnimationFrame(look);
    };
    look();
  });

/** A browser window that puppeteer drives, over CDP or WebDriver BiDi. */
class PuppeteerTab implements Tab {
  readonly exceptions: string[] = [];

  constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.exceptions.push(String(error)));
  }

  open = async (address: string) => void (await this.page.goto(address));
  reload = async () => void (await this.page.reload());
  back = async () => void (await this.page.goBack());
  ask: Tab['ask'] = (question, ...args) => this.page.evaluate(question as (...given: unknown[]) => unknown, ...args) as never;
  picture = async (file: string) => void (await this.page.screenshot({ path: file as `${string}.png` }));
  close = () => this.context.close();

  async find(kind: Kind, name: string): Promise<Control | undefined> {
    const element = (await this.page.evaluateHandle(findByWords, kind, name)).asElement() as ElementHandle<HTMLElement> | null;
    if (!element) return undefined;
    const click = async () => {
      await element.evaluate(isAtRest);
      await element.click();
    };
    const write = async (text: string) => {
      await element.evaluate((field) => (field as HTMLInputElement).select());
      await element.type(text);
    };
    return { click, write };
  }
}

/** A running browser that puppeteer drives. */
export const puppeteerEngine = (browser: Browser, newContext = () => browser.createBrowserContext()) =>
  ({
    newTab: async ({ storageBlocked } = {}) => {
      const context = await newContext();
      const page = await context.newPage();
      if (storageBlocked) await page.evaluateOnNewDocument(blockStorage);
      return new PuppeteerTab(context, page);
    },
    quit: () => browser.close(),
  }) satisfies Engine;

/** Starts an old Chromium with a window of phone size. Errors on its console count as exceptions. */
export async function startOldChromium(executablePath: string) {
  const puppeteer = createRequire(import.meta.url)(setting('ENGINES_OLD_PUPPETEER')) as OldPuppeteer;
  const browser = await puppeteer.launch({
    executablePath,
    args: [...chromiumArguments, '--no-zygote', '--disable-dev-shm-usage'],
    defaultViewport: { width: 390, height: 844 },
  });
  const { newTab, quit } = puppeteerEngine(browser, () => browser.createIncognitoBrowserContext());
  return {
    newTab: async (...options: Parameters<typeof newTab>) => {
      const tab = await newTab(...options);
      tab.page.on('console', (message) => {
        // The browser logs each failed or refused request. Journeys provoke them.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource: ')) tab.exceptions.push(message.text());
      });
      return tab;
    },
    quit,
  };
}

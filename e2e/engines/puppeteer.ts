import { createRequire } from 'node:module';
import puppeteer, { type Browser, type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { browserArguments } from '../../scripts/browser.mjs';
import { blockStorage, type Control, type Kind, origin, setting, type Tab } from '../user/driver';
import { type Engine, User } from '../user/user';
import { findByWords } from '../user/views';

/** The API of puppeteer 5 where it differs. The present version does not drive old Chromium. */
interface OldPuppeteer {
  launch: (options: object) => Promise<Browser & { createIncognitoBrowserContext: () => Promise<BrowserContext> }>;
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

/** A tab that puppeteer drives, over CDP or WebDriver BiDi. */
export class PuppeteerTab implements Tab {
  readonly exceptions: string[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.exceptions.push(String(error)));
  }

  open = async (address: string) => void (await this.page.goto(new URL(address, origin).href));
  reload = async () => void (await this.page.reload());
  back = async () => void (await this.page.goBack());
  ask: Tab['ask'] = (question, ...args) => this.page.evaluate(question as (...given: unknown[]) => unknown, ...args) as never;
  picture = async (file: string) => void (await this.page.screenshot({ path: file as `${string}.png` }));
  close = () => this.page.browserContext().close();

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

const engineOf = (browser: Browser, newContext: () => Promise<BrowserContext>, prepare = (_tab: PuppeteerTab): unknown => undefined) =>
  ({
    newUser: async ({ storageBlocked } = {}) => {
      const tab = new PuppeteerTab(await (await newContext()).newPage());
      if (storageBlocked) await tab.page.evaluateOnNewDocument(blockStorage);
      prepare(tab);
      return new User(tab);
    },
    quit: () => browser.close(),
  }) satisfies Engine;

/** Firefox. It resolves the host of the analytics script to this machine, where its request fails. */
export async function firefox() {
  const extraPrefsFirefox = { 'network.dns.localDomains': 'analytics.example.com', 'ui.prefersReducedMotion': 1 };
  const executablePath = setting('ENGINES_FIREFOX');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
  return engineOf(browser, () => browser.createBrowserContext());
}

/** An old Chromium with a window of phone size. Errors on its console count as exceptions. */
export async function oldChromium(executablePath: string) {
  const old = createRequire(import.meta.url)(setting('ENGINES_OLD_PUPPETEER')) as OldPuppeteer;
  const browser = await old.launch({
    executablePath,
    args: [
      ...browserArguments,
      '--force-prefers-reduced-motion',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      '--no-zygote',
      '--disable-dev-shm-usage',
    ],
    defaultViewport: { width: 390, height: 844 },
  });
  const reportErrors = ({ page, exceptions }: PuppeteerTab) =>
    page.on('console', (message) => {
      // The browser logs each failed or refused request. Journeys provoke them.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource: ')) exceptions.push(message.text());
    });
  return engineOf(browser, () => browser.createIncognitoBrowserContext(), reportErrors);
}

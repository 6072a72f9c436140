import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { browserArguments } from '../../scripts/browser.mjs';
import type { Engine, TabOptions } from './driver';
import type { Kind } from './find-by-words';
import { blockStorage, PuppeteerTab } from './puppeteer-tab';
import { setting } from './setting';

/** The API of puppeteer 5 where it differs. The present version does not drive Chromium 87. */
interface OldPuppeteer {
  launch: (
    options: object,
  ) => Promise<Omit<Browser, 'createBrowserContext'> & { createIncognitoBrowserContext: () => Promise<BrowserContext> }>;
}

/** The browser logs each failed or refused request. Journeys provoke them. */
const failedRequest = /^Failed to load resource: /;

/** Runs in the page. Resolves when an element has the same position in two animation frames, as locators of the present puppeteer do. */
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

/** A window of an old Chromium. Errors on its console count as exceptions. */
class OldTab extends PuppeteerTab {
  constructor(context: BrowserContext, page: Page) {
    super(context, page);
    page.on('console', (message) => {
      if (message.type() === 'error' && !failedRequest.test(message.text())) this.uncaught.push(message.text());
    });
  }

  override async click(kind: Kind, name: string) {
    const element = await this.existing(kind, name);
    await element.evaluate(isAtRest);
    await element.click();
  }
}

/** Starts an old Chromium with a window of phone size. */
export async function startOldChromium(executablePath: string) {
  const puppeteer = createRequire(import.meta.url)(setting('ENGINES_OLD_PUPPETEER')) as OldPuppeteer;
  const browser = await puppeteer.launch({
    executablePath,
    args: [
      ...browserArguments,
      '--no-zygote',
      '--disable-dev-shm-usage',
      '--force-prefers-reduced-motion',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
    defaultViewport: { width: 390, height: 844 },
  });
  return {
    newTab: async ({ storageBlocked }: TabOptions) => {
      const context = await browser.createIncognitoBrowserContext();
      const page = await context.newPage();
      if (storageBlocked) await page.evaluateOnNewDocument(blockStorage);
      return new OldTab(context, page);
    },
    quit: () => browser.close(),
  } satisfies Engine;
}

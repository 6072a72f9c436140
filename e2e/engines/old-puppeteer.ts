import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { browserArguments } from '../../scripts/browser.mjs';
import type { Engine, TabOptions } from './driver';
import type { Kind } from './find-by-words';
import { blockStorage, PuppeteerTab } from './puppeteer-tab';
import { setting } from './setting';

/** What puppeteer 5 has besides or instead: the present one does not drive Chromium 87. */
interface OldPuppeteer {
  launch: (
    options: object,
  ) => Promise<Omit<Browser, 'createBrowserContext'> & { createIncognitoBrowserContext: () => Promise<BrowserContext> }>;
}

/** The console repeats each request that fails or is refused, which journeys provoke. */
const failedRequest = /^Failed to load resource: /;

/** Runs in the page: settles once an element is at the same place in two frames, as a locator of the present puppeteer waits. */
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

/** Starts an old Chromium with the window of a phone. */
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

import { expect, type Page, type TestInfo } from '@playwright/test';
import { violations } from './accessible';
import type { Mock } from './mock';
import { flawsOfOrder, repeatedLinks } from './page-order';
import { test as base } from './test';
import { Visitor } from './visitor';

/** The narrowest phone (WCAG 2.2, 1.4.10), a usual one, and a desktop. */
export const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** A visitor whose every page is checked, so that none can be left out. */
class LookingVisitor extends Visitor {
  private pages = 0;

  constructor(
    page: Page,
    mock: Mock,
    private readonly testInfo: TestInfo,
  ) {
    super(page, mock);
  }

  override async isOn(path: string, heading?: string) {
    await super.isOn(path, heading);
    await this.looksAround(path);
  }

  override async seesError(...sentences: string[]) {
    await super.seesError(...sentences);
    await this.looksAround(`${new URL(this.page.url()).pathname} refused`);
  }

  /** Waits until the page is idle. */
  async looksAround(name: string) {
    await expect(this.page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
    await this.looksAtOnce(name);
  }

  /** Checks the present page: its order, axe, and a picture for the developer. */
  async looksAtOnce(name: string) {
    await this.seesAllOfIt();
    await expect.poll(() => this.page.evaluate(flawsOfOrder), { message: name, intervals: [20, 50, 100] }).toEqual([]);
    expect(await this.page.evaluate(repeatedLinks), name).toEqual([]);
    // A link under the pointer has no underline.
    await this.page.mouse.move(0, 0);
    expect(await violations(this.page), name).toEqual([]);
    this.pages += 1;
    const path = this.testInfo.outputPath(`${String(this.pages).padStart(2, '0')}${name.replace(/\W+/g, '-')}.png`);
    await this.page.screenshot({ path, fullPage: true });
    this.testInfo.attachments.push({ name, path, contentType: 'image/png' });
  }

  /** Waits for late parts, such as the name of the service, until the page no longer grows. */
  private async seesAllOfIt() {
    let before = 0;
    const growth = async () => {
      const height = await this.page.evaluate(() => document.documentElement.scrollHeight);
      const grown = height - before;
      before = height;
      return grown;
    };
    await expect.poll(growth, { intervals: [100] }).toBe(0);
  }
}

/** Journeys whose pages are checked for order and layout. */
export const test = base.extend<{ visitor: LookingVisitor }>({
  visitor: async ({ page, mock }, use, testInfo) => use(new LookingVisitor(page, mock, testInfo)),
});

export { expect };

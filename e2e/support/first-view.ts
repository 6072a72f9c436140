import type { Page } from '@playwright/test';
import { withhold } from './held';

/** A view as a user sees it: path, title and heading. Without a heading it is only the layout. */
export interface View {
  path: string;
  title: string;
  heading: string;
  /** The ids of radios and checkboxes that are checked. */
  checked: string[];
}

const viewOf = (page: Page): Promise<View> =>
  page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    heading: document.querySelector('#root h1')?.textContent ?? 'frame',
    checked: [...document.querySelectorAll('#root :checked')].map(({ id }) => id),
  }));

/** Opens an address, or goes back, without the app's script. Returns the first view, and a function that lets the script load. */
export async function opensWithoutScript(page: Page, address: string) {
  const release = await withhold(page);
  await (address === 'back' ? page.goBack({ waitUntil: 'commit' }) : page.goto(address, { waitUntil: 'commit' }));
  await page.waitForFunction(() => document.readyState === 'interactive' && document.querySelector('#root main'));
  return { first: await viewOf(page), release };
}

/** The view after hydration. Only the hydrated app adds an index to the history state. */
export async function viewAfterHydration(page: Page) {
  await page.waitForFunction(() => 'idx' in Object(history.state) && document.querySelector('#root h1') && !('earlyEvents' in window));
  return viewOf(page);
}

import { expect, type Page, type Route } from '@playwright/test';
import { entryScript, tryAgain, words } from './boot-error';
import { emailField, getSession } from './held';

/** Changes the entry script in transit. */
export const changed = (change: (script: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

/** The document of an address without hashes for its files, so that only the changed script is at fault. */
export const withoutHashes = (page: Page, address: string) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/ integrity="[^"]*"/g, '') });
  });

/** The message's animation: its delay, and whether it has finished. */
export const timer = (page: Page) =>
  page.evaluate(() => {
    const [animation] = document.getElementById('boot-error')?.getAnimations() ?? [];
    return { delay: animation?.effect?.getTiming().delay, shown: animation?.playState === 'finished' };
  });
export const passTime = (page: Page) => page.evaluate(() => document.getElementById('boot-error')?.getAnimations()[0]?.finish());

/** Fails the script of a page until the message appears, and reloads by its link. */
export async function failScriptAndReload(page: Page, fail: (route: Route) => Promise<unknown>) {
  await page.route(entryScript, fail);
  await page.goto('/privacy');
  await expect(words(page)).toBeVisible({ timeout: 5000 });
  await expect(words(page).getByRole('heading', { level: 1 })).toHaveText('This page has not finished loading');
  await page.unroute(entryScript);
  await tryAgain(page).click();
}

/** Opens a page whose script is faulty. */
export async function opensWithFault(page: Page, change: (script: string) => string) {
  await withoutHashes(page, '/authcode');
  await page.route(entryScript, changed(change));
  await page.goto('/authcode');
}

/** Opens a page whose script fails to load. */
export async function opensWithoutItsScript(page: Page, address: string) {
  await page.route(entryScript, (route) => route.abort());
  await page.goto(address);
  await expect(words(page)).toContainText('This page has not finished loading');
}

/** Opens a first page whose script fails to load, and finds its form below the message. */
export async function findsTheFormWithoutItsScript(page: Page, address: string) {
  await getSession(page);
  await opensWithoutItsScript(page, address);
  await expect(emailField(page)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

import { expect, type Page } from '@playwright/test';
import { replaceStorage } from '../../mocks/pages/act.browser.js';
import type { NamedVariant } from '../../mocks/screens/screens';
import type { Action } from '../../mocks/screens/variant';
import type { Situation } from '../../mocks/situation/situation';

/** The link of a scenario. `before`: the user's actions there are left to the caller. */
export const scenarioLink = (id: string, { before = false } = {}) => `/mock?scenario=${id}${before ? '&before' : ''}`;

async function act(page: Page, action: Action) {
  if ('sees' in action) return expect(page.locator('body')).toContainText(action.sees, { useInnerText: true });
  if ('hears' in action)
    // The app adds its listener shortly after it has mounted its status region.
    return page.waitForFunction((type) => {
      window.dispatchEvent(new Event(type));
      return (document.querySelector('.app-offline') !== null) === (type === 'offline');
    }, action.hears);
  if ('type' in action) return page.getByLabel(action.into, { exact: true }).fill(action.type);
  if ('choose' in action) return page.getByLabel(action.choose, { exact: true }).check();
  const name = { name: action.click, exact: true };
  const control = page
    .getByRole('button', name)
    .or(page.getByRole('link', name))
    .or(page.locator('summary').getByText(action.click, { exact: true }));
  return control.filter({ visible: true }).first().click();
}

/** Puts the browser into the situation of a scenario's link, without the page in between, which is faster. */
async function entersQuickly(page: Page, id: string): Promise<boolean> {
  // The response opens as a page without scripts.
  const answer = await page.goto(`/mock/situation.json?scenario=${id}`);
  const { address, stored, inTab, state, device } = (await answer?.json()) as Situation;
  if (state || device) return false;
  await page.evaluate(replaceStorage, { stored, inTab });
  await page.goto(address);
  return true;
}

/** Enters the situation of a variant, and performs its actions. */
export async function enterScreen(page: Page, { id, variant: { heading, does = [] } }: NamedVariant) {
  if (!(await entersQuickly(page, id))) await page.goto(scenarioLink(id, { before: true }));
  await expect(page.locator('main h1')).toHaveText(heading);
  for (const action of does) await act(page, action);
}

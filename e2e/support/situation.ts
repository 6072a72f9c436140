import { expect, type Page } from '@playwright/test';
import { holdInstead } from '../../mocks/pages/storage.browser.js';
import type { NamedVariant } from '../../mocks/screens/screens';
import type { Action } from '../../mocks/screens/variant';
import type { Situation } from '../../mocks/situation/situation';

/** The link of a scenario. `before`: what the person does there is left to whoever follows it. */
export const scenarioLink = (id: string, { before = false } = {}) => `/mock?scenario=${id}${before ? '&before' : ''}`;

/** Does what a person does on a page. */
async function act(page: Page, action: Action) {
  if ('sees' in action) return expect(page.locator('body')).toContainText(action.sees, { useInnerText: true });
  if ('hears' in action) {
    // By then somebody listens.
    await page.locator('.app-status').waitFor({ state: 'attached' });
    return page.evaluate((heard) => window.dispatchEvent(new Event(heard)), action.hears);
  }
  if ('type' in action) return page.getByLabel(action.into, { exact: true }).fill(action.type);
  if ('choose' in action) return page.getByLabel(action.choose, { exact: true }).check();
  const name = { name: action.press, exact: true };
  const pressed = page
    .getByRole('button', name)
    .or(page.getByRole('link', name))
    .or(page.locator('summary').getByText(action.press, { exact: true }));
  return pressed.filter({ visible: true }).first().click();
}

/** Puts the browser where the link of a scenario would: without the page in between, so much sooner. */
async function entersQuickly(page: Page, id: string): Promise<boolean> {
  // The answer stands in the browser as a page in which nothing runs.
  const answer = await page.goto(`/mock/situation.json?scenario=${id}`);
  const { address, stored, inTab, state, device } = (await answer?.json()) as Situation;
  if (state || device) return false;
  await page.evaluate(holdInstead, { stored, inTab });
  await page.goto(address);
  return true;
}

/** Enters the situation of a variant, and does there what belongs to it. */
export async function enterScreen(page: Page, { id, variant: { heading, does = [] } }: NamedVariant) {
  if (!(await entersQuickly(page, id))) await page.goto(scenarioLink(id, { before: true }));
  await expect(page.locator('main h1')).toHaveText(heading);
  for (const action of does) await act(page, action);
}

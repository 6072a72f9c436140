import { expect, type Page } from '@playwright/test';
import type { NamedVariant } from '../../mocks/screens';
import { expectAccessible, expectNoSidewaysScrolling, violations } from './accessible';

const summary = '.nhsuk-error-summary';

/** What is wrong with a page's structure, as far as the browser can tell by itself. Empty: nothing. */
const flaws = () => {
  const found: string[] = [];
  const count = (selector: string) => document.querySelectorAll(selector).length;
  for (const [selector, wanted] of Object.entries({ h1: 1, main: 1, 'head title': 1, 'html[lang=en]': 1 })) {
    if (count(selector) !== wanted) found.push(`${count(selector)} of ${selector}`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([hidden], [type=hidden]), select, textarea')) {
    if (![...(field.labels ?? [])].some((label) => label.innerText.trim() !== '')) found.push(`no label: ${field.name}`);
  }
  for (const part of document.querySelectorAll('[aria-describedby]')) {
    const missing = (part.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => !document.getElementById(id));
    if (missing.length > 0) found.push(`described by what is not there: ${missing.join(' ')}`);
  }
  return found;
};

/** Each link of the summary leads to a field, which is then ready to be typed into or chosen. */
async function expectLinksToFields(page: Page) {
  for (const link of await page.locator(`${summary} a[href^="#"]`).all()) {
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    const field = page.locator(`[id="${target.slice(1)}"]`);
    await expect(field).toBeFocused();
    expect(await field.evaluate((element) => element.matches('input, select, textarea'))).toBe(true);
  }
}

/** Whether the app has gone on by itself from where the browser opened it: the router gives such an entry of the history a key. */
const wentOn = () => !['situation', undefined].includes((history.state as { key?: string } | null)?.key);

/**
 * Where the focus is: in the summary when something is wrong; otherwise nowhere, because a page that is opened takes it from nobody,
 * or on the heading, where another page led to this one.
 */
async function expectFocus(page: Page, wrong: boolean, { variant: { does = [] } }: NamedVariant) {
  if (wrong) return expect(page.locator(summary)).toBeFocused();
  if (does.length > 0) return;
  const allowed = (await page.evaluate(wentOn)) ? ['BODY', 'H1'] : ['BODY'];
  expect(allowed).toContain(await page.evaluate(() => document.activeElement?.tagName));
}

/** With the colours of a person who has chosen their own, everything can still be told from its background (WCAG 2.2, 1.4.3). */
async function expectContrastInForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await violations(page, { type: 'rule', values: ['color-contrast'] })).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** Which sentences a page does not show. */
const missing = (sentences: readonly string[]) => {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const shown = plain(document.body.innerText);
  return sentences.filter((sentence) => !shown.includes(plain(sentence)));
};

/** The page says what its variant promises, and is whole and accessible (WCAG 2.2 A and AA) on the narrowest phone. */
export async function expectWhole(page: Page, named: NamedVariant) {
  const { heading, says = [] } = named.variant;
  await expect.poll(() => page.evaluate(missing, [...says]), { intervals: [20, 50, 100] }).toEqual([]);
  const wrong = (await page.locator(summary).count()) > 0;
  await expectFocus(page, wrong, named);
  await expect(page).toHaveTitle(`${wrong ? 'Error: ' : ''}${heading} - NHS login`);
  expect(await page.evaluate(flaws)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await expectNoSidewaysScrolling(page);
  await expectContrastInForcedColours(page);
  if (wrong) await expectLinksToFields(page);
  // The conditions of a page differ in words, its layout in width: once is enough.
  if (named.id.endsWith('.usual')) await expectAccessible(page);
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { compile } from 'sass';
import { classesOf } from '../../hosting/unused-styles';
import type { NamedVariant } from '../../mocks/screens/screens';
import { root } from '../../scripts/command.mjs';
import { expectAccessible, violations } from './accessible';
import { folder } from './built-pages';
import { flawsInForcedColours } from './forced-colours';
import { flawsOfLayout } from './layout-flaws';
import { flawsOfMotion } from './motion-flaws';
import { flawsOfOrder, repeatedLinks } from './page-order';
import { flawsOfTabbing } from './tab-stops';

const filesBelow = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
const isSheet = (file: string) => file.endsWith('.scss') && !basename(file).startsWith('_');

const written = filesBelow(join(root, 'src'))
  .filter(isSheet)
  .flatMap((file) => classesOf(compile(file, { loadPaths: [join(root, 'node_modules')] }).css));
const built = new Set(
  filesBelow(folder)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => classesOf(readFileSync(file, 'utf8'))),
);

/** The classes whose rules the build has dropped as unused. No element may have one. */
const droppedClasses = [...new Set(written)].filter((name) => !built.has(name));

interface Promised {
  heading: string;
  shows: readonly string[];
  /** A click or input on this page has moved the focus. */
  acted: boolean;
  /** Classes without rules in the built style sheets. */
  dropped: readonly string[];
}

function inspect({ heading, shows, acted, dropped }: Promised) {
  const flaws: string[] = [];
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const count = (selector: string) => document.querySelectorAll(selector).length;

  for (const [selector, wanted] of Object.entries({ h1: 1, main: 1, 'head title': 1, 'html[lang=en]': 1 })) {
    if (count(selector) !== wanted) flaws.push(`${count(selector)} of ${selector}`);
  }
  const shown = plain(document.body.innerText);
  for (const sentence of [heading, ...shows]) if (!shown.includes(plain(sentence))) flaws.push(`not shown: ${sentence}`);
  const shownHeading = plain(document.querySelector<HTMLElement>('main h1')?.innerText ?? '');
  if (shownHeading !== plain(heading)) flaws.push(`heading: ${shownHeading}`);

  const summary = document.querySelector('.nhsuk-error-summary');
  if (document.title !== `${summary ? 'Error: ' : ''}${heading} - NHS login`) flaws.push(`title: ${document.title}`);

  // The focus is on the error summary after an error. Otherwise it is on the heading, or nowhere on a page that is part of the document, which
  // the browser has announced.
  const focus = document.activeElement ?? document.body;
  const cameWithDocument = document.getElementById('root')?.dataset.path === location.pathname;
  // A page that only waits does not move the focus. The next page does.
  const waits = document.querySelector('main.app-loading') !== null;
  const allowed = cameWithDocument || waits ? 'body, h1, .app-status' : 'h1';
  // A wrong password is cleared from its field, which has the focus.
  const refused = summary && [summary, ...document.querySelectorAll('.nhsuk-input--error[type=password]')];
  if (refused ? !refused.includes(focus) : !acted && !focus.matches(allowed)) flaws.push(`focus: ${focus.tagName}`);

  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([hidden], [type=hidden]), select, textarea')) {
    if (![...(field.labels ?? [])].some((label) => label.innerText.trim() !== '')) flaws.push(`no label: ${field.name}`);
  }
  for (const part of document.querySelectorAll('[aria-describedby]')) {
    const missing = (part.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => !document.getElementById(id));
    if (missing.length > 0) flaws.push(`described by what is not there: ${missing.join(' ')}`);
  }
  for (const name of dropped) if (document.getElementsByClassName(name).length > 0) flaws.push(`its rules were dropped: ${name}`);
  const { scrollWidth } = document.documentElement;
  // WCAG 2.2, 1.4.10.
  if (scrollWidth > innerWidth) flaws.push(`scrolls sideways: ${scrollWidth} of ${innerWidth}`);

  const links = [...(summary?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])].map(({ hash }) => hash);
  return { flaws, links };
}

async function expectLinkToField(page: Page, hash: string) {
  await page.locator(`.nhsuk-error-summary a[href="${hash}"]`).click();
  const field = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(field).toBeFocused();
  expect(await field.evaluate((element) => element.matches('input, select, textarea'))).toBe(true);
}

/** Expects that everything stays distinguishable from its background in forced colours (WCAG 2.2, 1.4.3), light and dark. */
async function expectAllInForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await violations(page, { type: 'rule', values: ['color-contrast'] })).toEqual([]);
  expect(await page.evaluate(flawsInForcedColours)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(flawsInForcedColours)).toEqual([]);
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

/** As users paste codes and numbers. */
const pasted = ' 07700-900 123 ';

/** The text fields that do not have all of a pasted text. An email field drops the spaces around it. */
export async function flawsOfPaste(page: Page): Promise<string[]> {
  const flaws: string[] = [];
  const fields = await page.locator('input:not([type=radio], [type=checkbox], [type=hidden], [inert] *):visible').all();
  if (fields.length > 0) await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  for (const field of fields) {
    await field.selectText();
    await page.keyboard.press('ControlOrMeta+V');
    const [value, type, id] = await field.evaluate((input: HTMLInputElement) => [input.value, input.type, input.id]);
    if (value !== (type === 'email' ? pasted.trim() : pasted)) flaws.push(`pasted, not in the field: ${id} has ${value}`);
  }
  return flaws;
}

/**
 * A window of 1280 by 1024 px at 400 % (WCAG 2.2, 1.4.10), also the narrowest phone, with only the console messages that the screens announce.
 * For `test.use`.
 */
export function phoneFor(screens: readonly NamedVariant[]) {
  const logs = screens.flatMap(({ variant }) => variant.logs ?? []).join('|');
  return {
    tolerated: logs ? new RegExp(logs) : /^$/,
    viewport: { width: 320, height: 256 },
    permissions: ['clipboard-read', 'clipboard-write'],
  };
}

/** A usual phone and a desktop, besides the narrowest phone of `phoneFor`. */
const widerWindows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** The pages with long texts. They repeat links, and a wide window has their contents beside them. */
const legal = /^(accessibility|cookies|legal-notice|privacy|terms-and-conditions)\./;

/** Expects no repeated link, and one order for eyes and screen readers at further widths. */
async function expectOrderInWiderWindows(page: Page) {
  expect(await page.evaluate(repeatedLinks)).toEqual([]);
  for (const size of widerWindows) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(flawsOfOrder), { message: `${size.width} px`, intervals: [20, 50, 100] }).toEqual([]);
  }
}

/** Expects the promised texts of the variant, its title, focus and labels. Returns the targets of its error summary's links. */
async function expectTexts(page: Page, { variant: { heading, shows = [], does = [] } }: NamedVariant): Promise<string[]> {
  let links: string[] = [];
  const flaws = async () => {
    // One evaluation, because the duration depends on the number of evaluations.
    const seen = await page.evaluate(inspect, { heading, shows, acted: does.length > 0, dropped: droppedClasses });
    links = seen.links;
    return seen.flaws;
  };
  await expect.poll(flaws, { intervals: [20, 50, 100] }).toEqual([]);
  return links;
}

/**
 * Expects the promised content of the variant, complete and accessible (WCAG 2.2 A and AA) on the narrowest phone. Only its texts, title, focus
 * and labels if it is not `complete`.
 */
export async function expectScreen(page: Page, named: NamedVariant, { complete } = { complete: true }) {
  const { id } = named;
  const links = await expectTexts(page, named);
  if (!complete) return;
  // Moves the pointer away, because a hovered control looks different.
  await page.mouse.move(0, 0);
  // A late part of the page may add a control behind the focus.
  await expect.poll(() => flawsOfTabbing(page), { intervals: [100] }).toEqual([]);
  expect(await violations(page)).toEqual([]);
  // At the end of the page, a status message is at its own place, after the footer.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  for (const find of [flawsOfOrder, flawsOfMotion]) expect(await page.evaluate(find)).toEqual([]);
  for (const spaced of [false, true]) expect(await page.evaluate(flawsOfLayout, spaced)).toEqual([]);
  await expectAllInForcedColours(page);
  for (const hash of links) await expectLinkToField(page, hash);
  // The conditions of a page differ in text, and its layout only in width, so one check is enough.
  if (id.endsWith('.usual')) {
    await expectAccessible(page);
    if (!legal.test(id)) await expectOrderInWiderWindows(page);
  }
  expect(await flawsOfPaste(page)).toEqual([]);
}

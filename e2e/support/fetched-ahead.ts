import type { Page } from '@playwright/test';
import type { Visitor } from './visitor';

/** When these files have come. */
const come = (page: Page, files: readonly RegExp[]) =>
  Promise.all(files.map((file) => page.waitForEvent('requestfinished', (request) => file.test(request.url()))));

/** From now on these files cannot be had. */
const cutOff = (page: Page, files: readonly RegExp[]) => Promise.all(files.map((file) => page.route(file, (route) => route.abort())));

const ofTheCode = [/assets\/security-code-.*\.js/, /assets\/security-code-.*\.css/];
const ofTheChoice = [/assets\/another-code-.*\.js/, /assets\/shared-.*\.js/, /assets\/shared-.*\.css/];

/** A page that asks for the password, and what leads there. */
type Way = [address: string, goes: () => Promise<unknown>];

/** Waits there for the files of the code, which cannot be had afterwards. */
export async function waitsForTheCode(visitor: Visitor, ...[address, goes]: Way) {
  const { page } = visitor;
  const here = come(page, ofTheCode);
  await visitor.arrives();
  await goes();
  await visitor.isOn(address);
  await here;
  await cutOff(page, ofTheCode);
}

/** Begins to type there and waits for files, which cannot be had afterwards. */
async function typesUntilTheyAreThere(visitor: Visitor, files: readonly RegExp[], ...[address, goes]: Way) {
  const { page } = visitor;
  await goes();
  await visitor.isOn(address);
  const here = come(page, files);
  await page.getByLabel('Password', { exact: true }).pressSequentially('a');
  await here;
  await cutOff(page, files);
}

/** The same for the page of the code. */
export const typesUntilTheCodeIsThere = (visitor: Visitor, ...way: Way) => typesUntilTheyAreThere(visitor, ofTheCode, ...way);

/** The same for the choice between two phones. */
export async function typesUntilTheChoiceIsThere(visitor: Visitor, ...way: Way) {
  await visitor.arrives('both');
  await typesUntilTheyAreThere(visitor, ofTheChoice, ...way);
}

/** The files of the code that this page has asked for, from now on. */
export function watchTheCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => void (ofTheCode.some((file) => file.test(request.url())) && asked.push(request.url())));
  return asked;
}

/** Waits until the page has done everything that it does by itself after it has been shown. */
export const isIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

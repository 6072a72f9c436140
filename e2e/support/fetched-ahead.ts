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

/** Begins to type there and waits for the files of the choice between two phones, which cannot be had afterwards. */
export async function typesUntilTheChoiceIsThere(visitor: Visitor, ...[address, goes]: Way) {
  const { page } = visitor;
  await visitor.arrives('both');
  await goes();
  await visitor.isOn(address);
  const here = come(page, ofTheChoice);
  await page.getByLabel('Password', { exact: true }).pressSequentially('a');
  await here;
  await cutOff(page, ofTheChoice);
}

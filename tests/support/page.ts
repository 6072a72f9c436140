import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DOUBLE_CLICK_MS } from '@/limits-and-durations';
import { headingsOf } from '../../e2e/support/pages';

/** Path and query, as in the address bar. */
export const address = () => window.location.pathname + window.location.search;

/** Resolves when the page is complete and its form accepts a submission. The consent page renders its heading before its text. */
export const waitForPageReady = () =>
  waitFor(() => {
    // A wrapper without a role.
    expect(document.querySelector('[data-just-shown]')).toBeNull();
    // The previous page stays mounted and inert until this page's chunk has loaded.
    expect(document.querySelector('[inert] > main')).toBeNull();
    if (window.location.pathname === '/nhs-login-consent')
      expect(screen.getByRole('main', { hidden: true })).not.toHaveClass('app-loading');
  });

/** Waits for the address and the heading of a page. The previous page may still be mounted at that address. */
export async function expectPage(path: string, heading: string | RegExp = headingsOf(path)) {
  await waitFor(() => {
    expect(address()).toBe(path);
    expect(screen.getByRole('heading', { level: 1, name: heading, hidden: true })).toBeVisible();
  });
  await waitForPageReady();
}

/** Goes back or forward in the history, and waits for the page of that entry. */
export async function traverseHistory(move: 'back' | 'forward', path: string) {
  act(() => window.history[move]());
  await expectPage(path);
}

/** Matches a paragraph by its complete text, because the name of a client is in an element of its own. */
export const paragraphWithText = (text: string | RegExp) => (_own: string, element: Element | null) =>
  element?.tagName === 'P' && (typeof text === 'string' ? element.textContent === text : text.test(element.textContent));

/** The last paragraph of a page, where a refusal shows its reference below all links onwards. */
export const lastParagraph = () =>
  within(screen.getByRole('main'))
    .getAllByText((_own, element) => element?.tagName === 'P')
    .at(-1);

/** The live region around all pages. The end of the session has its own. */
export const statusRegion = (): HTMLElement => {
  // The layout has no role of its own.
  const found = screen.getAllByRole('status').find(({ parentElement }) => parentElement?.className === 'app-status');
  if (!found) throw new Error('Nothing follows the pages yet');
  return found;
};

/** An element by the id that other test suites use. */
export function byId<Element extends HTMLElement = HTMLElement>(id: string): Element {
  // The id is tested here.
  const element = document.getElementById(id);
  if (!element) throw new Error(`Nothing has the id ${id}`);
  return element as Element;
}

/** The attributes of an element as an object. */
export const attributesOf = (element: HTMLElement) =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));

/** The error summary, after it has received the focus and the title of the page starts with "Error". */
export async function findErrorSummary(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: 'There is a problem' });
  // The summary has no role, only the design system's class.
  const box = heading.closest<HTMLElement>('.nhsuk-error-summary') as HTMLElement;
  await waitFor(() => expect(box).toHaveFocus());
  await waitFor(() => expect(document.title).toMatch(/^Error: \S.* - NHS login$/));
  return box;
}

const linkTexts = (box: HTMLElement) =>
  within(box)
    .getAllByRole('link')
    .map((one) => one.textContent);

/** The sentences of the error summary, in order. */
export const errorSummary = async () => linkTexts(await findErrorSummary());

/** The sentences of the error summary when the refused field is empty and has the focus. */
export async function errorSummaryWithFocusAt(id: string): Promise<string[]> {
  await waitFor(() => expect(byId(id)).toHaveFocus());
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(byId(id)).toHaveValue('');
  return linkTexts(summary);
}

/** The error that describes a field. */
export const fieldError = (field: HTMLElement) => {
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => /error/.test(id));
  return described.map((id) => byId(id).textContent.replace(/^Error:\s*/, '')).join();
};

/** The error of a page's radios, or of the parts of its date. */
export const groupError = () => fieldError(screen.getAllByRole('group').find((group) => group.matches('fieldset')) as HTMLElement);

/** Expects one error, in the summary and beside the field, and that its link focuses the field. `group`: radios, or the parts of a date. */
export async function expectRefusal(user: UserEvent, id: string, sentence: string, { group = false } = {}) {
  expect(await errorSummary()).toEqual([sentence]);
  expect(group ? groupError() : fieldError(byId(id))).toBe(sentence);
  await user.click(link(sentence));
  expect(byId(id)).toHaveFocus();
}

/** Replaces the text of a field. */
export async function fill(user: UserEvent, id: string, text: string) {
  const field = byId(id);
  await user.clear(field);
  await user.click(field);
  if (text) await user.paste(text);
}

/** Replaces the text of a field, and submits its form. */
export async function fillAndContinue(user: UserEvent, id: string, text: string, clicked: string = 'Continue') {
  await fill(user, id, text);
  await user.click(button(clicked));
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole('link', { name });

let backClickedAt = -Infinity;

/** Clicks a Back link. A click within half a second of the last one would be the second of a double click. */
export async function clickBack(user: UserEvent, name = 'Back') {
  await new Promise((resolve) => setTimeout(resolve, backClickedAt + DOUBLE_CLICK_MS - performance.now()));
  await user.click(link(name));
  backClickedAt = performance.now();
}

/** The texts of live regions. */
export const announcements = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .filter(Boolean);

const secrets = ['password', 'otp', 'token', 'authorization'];

/** The fields of a page's form. */
export const formFields = () =>
  // The test needs the fields of any role. A password has none.
  [...document.querySelectorAll<HTMLInputElement>('main form input[name]')];

const isTicked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** The values of the page's fields, by id. */
export const fieldValues = () => Object.fromEntries(formFields().map((field) => [field.id, isTicked(field) ? field.checked : field.value]));

/** Fills in every field, selects the last radio and ticks every box. Returns the values that a draft preserves. */
export async function fillAll(user: UserEvent) {
  const before = fieldValues();
  const remaining = formFields().filter(({ name }) => !secrets.includes(name));
  for (const field of formFields()) {
    if (isTicked(field)) await user.click(field);
    else await fill(user, field.id, `1 Ab ${field.id}`);
  }
  const after = fieldValues();
  return { ...before, ...Object.fromEntries(remaining.map(({ id }) => [id, after[id]])) };
}

import type { Page } from '@playwright/test';
import type { Mock } from '../support/mock';
import type { Step } from './walk-step';

/** Runs in the browser: the elements with a name, found as in mocks/pages/act.browser.js. */
const find = ({ kinds, name }: { kinds: string; name: string }) => {
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll<HTMLElement>(kinds)].find(
    (element) => nameOf(element) === name && element.checkVisibility({ visibilityProperty: true }),
  );
  return found instanceof HTMLLabelElement ? found.control : found;
};

/** Ten times the duration of a click on an idle page on a busy machine. */
const patience = { timeout: 10_000 };

async function element(page: Page, kinds: string, name: string) {
  const found = (await page.evaluateHandle(find, { kinds, name })).asElement();
  if (!found) throw new Error(`Nothing is called '${name}'`);
  return found;
}

const control = (page: Page, name: string) => element(page, 'button, a, summary', name);
const field = (page: Page, name: string) => element(page, 'label', name);

/** The newest code and the newest link in a text. */
async function filledIn(text: string, mock: Mock): Promise<string> {
  if (text.includes('{code}')) return text.replace('{code}', await mock.code().catch(() => '000000'));
  if (text.includes('{link}')) return (await mock.emails()).find(({ link }) => link)?.link ?? '/reset/new-password';
  return text;
}

/** Clicks a control. If a redirect at the end of a session replaces the page during the click, it counts as no click. */
async function clickControl(page: Page, name: string, how: 'click' | 'dblclick') {
  await (await control(page, name))[how](patience).catch((error: unknown) => {
    if (!/not attached/.test(String(error))) throw error;
  });
}

/** Does one step. */
export async function perform(page: Page, mock: Mock, step: Step): Promise<unknown> {
  if ('click' in step) return clickControl(page, step.click, 'click');
  if ('twice' in step) return clickControl(page, step.twice, 'dblclick');
  if ('type' in step) return (await field(page, step.into)).fill(await filledIn(step.type, mock), patience);
  if ('choose' in step) return (await field(page, step.choose)).check(patience);
  // A page may redirect before it is mounted.
  if ('go' in step) return page.goto(await filledIn(step.go, mock), { waitUntil: 'commit' }).catch(() => undefined);
  if ('back' in step) return page.goBack({ waitUntil: 'commit' });
  if ('forward' in step) return page.goForward({ waitUntil: 'commit' });
  if ('reload' in step) return page.reload({ waitUntil: 'commit' });
  if ('fault' in step) return mock.scenario(step.fault);
  return mock.advance({ minutes: step.later });
}

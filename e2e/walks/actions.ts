import type { Page } from '@playwright/test';
import type { Step } from '../../mocks/pages/walk-step';
import type { Mock } from '../support/mock';

/** Runs in the browser: what is called so, as mocks/pages/act.browser.js finds it. */
const find = ({ kinds, name }: { kinds: string; name: string }) => {
  const told = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll<HTMLElement>(kinds)].find(
    (element) => told(element) === name && element.checkVisibility({ visibilityProperty: true }),
  );
  return found instanceof HTMLLabelElement ? found.control : found;
};

/** Ten times what a page that is idle takes to be pressed on a machine that has other things to do. */
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

/** Clicks a control. A user whom the app takes to another page during the click, at the end of a session, has clicked nothing. */
async function pressed(page: Page, name: string, how: 'click' | 'dblclick') {
  await (await control(page, name))[how](patience).catch((error: unknown) => {
    if (!/not attached/.test(String(error))) throw error;
  });
}

/** Does one step. */
export async function perform(page: Page, mock: Mock, step: Step): Promise<unknown> {
  if ('press' in step) return pressed(page, step.press, 'click');
  if ('twice' in step) return pressed(page, step.twice, 'dblclick');
  if ('type' in step) return (await field(page, step.into)).fill(await filledIn(step.type, mock), patience);
  if ('choose' in step) return (await field(page, step.choose)).check(patience);
  // A page may send the browser on before it is there itself.
  if ('go' in step) return page.goto(await filledIn(step.go, mock), { waitUntil: 'commit' }).catch(() => undefined);
  if ('back' in step) return page.goBack({ waitUntil: 'commit' });
  if ('forward' in step) return page.goForward({ waitUntil: 'commit' });
  if ('reload' in step) return page.reload({ waitUntil: 'commit' });
  if ('fault' in step) return mock.scenario(step.fault);
  return mock.advance({ minutes: step.later });
}

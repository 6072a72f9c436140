import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { password, type PersonaId } from '../../mocks/people/personas';
import { setting } from '../engines/setting';
import { until } from '../engines/until';
import { controlPage } from './control-page';
import { clickMargin, press, type } from './desktop';
import { type BrowserName, silences } from './silences';
import { spoken, untilSilent, wordsOfPage } from './speech';

export interface Expectation {
  /** Spoken in this order. The step waits for the last of them. */
  must?: readonly string[];
  /** Spoken exactly once. Without it, each of `must`. */
  once?: readonly string[];
  never?: readonly (string | RegExp)[];
  /** The step ends on the site of the client, which shows addresses. */
  leaves?: boolean;
  /** Calls of this step are answered when the reader has spoken the wait. */
  slow?: boolean;
}

/**
 * Each call takes as long as on a network. Orca is silent on a page that arrives within 50 ms of the submission, before it has processed
 * that the focus has left the field.
 */
const LATENCY_MS = 200;

/** Never spoken, in no step. */
const neverAnywhere = [/no more \w+/i, /undefined/, /\[object/, /https?:/, /localhost/, /\b\d{6}\b/, password];

/** In the page: the name of the element that has the focus. */
function focusedName() {
  const { activeElement: focused } = document;
  if (!focused) return '';
  const label = (focused as HTMLInputElement).labels?.[0];
  const name = focused.getAttribute('aria-label') ?? (label ?? focused).textContent ?? '';
  return focused === document.body ? '' : name.replace(/\s+/g, ' ').trim();
}

/** In the page: the place of the element that has the focus. */
const focusedPlace = () => [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body);

/** Whether a text contains the words in this order. */
function inOrder(text: string, words: readonly string[]) {
  let from = 0;
  return words.every((word) => {
    const at = text.indexOf(word, from);
    from = at + word.length;
    return at >= 0;
  });
}

const countOf = (text: string, words: string) => text.split(words).length - 1;

/** A blind user, who presses keys and hears Orca. */
export class ReaderUser {
  readonly transcript: string[] = [];
  private spokenFrom = 0;
  private slow = false;

  constructor(
    readonly browserName: BrowserName,
    private readonly browser: Browser,
    readonly page: Page,
  ) {}

  async isReady() {
    await this.page.setRequestInterception(true);
    this.page.on('request', (request) => void this.answer(request));
    await this.isInPage();
  }

  /** Opens the start page of the mock backend, and moves the focus into it. */
  private async isInPage() {
    await this.opens('/mock');
    // Otherwise the focus is in the browser's own toolbar.
    await until(async () => {
      clickMargin();
      expect(await this.page.evaluate(() => document.hasFocus()), 'the page has the focus').toBe(true);
    });
    // Orca notices the window with its first key.
    press('Control_L');
    await untilSilent();
  }

  begins(journey: string) {
    this.transcript.push('', `## ${journey}`);
  }

  /** Runs an action, and compares the speech since its start. */
  async hears(step: string, action: () => unknown, { must = [], once = must, never = [], slow = false, leaves = false }: Expectation = {}) {
    this.spokenFrom = spoken().length;
    this.slow = slow;
    await action();
    const mute = silences.filter((silence) => silence.browser === this.browserName && silence.step === step).map(({ words }) => words);
    const expected = [...(slow ? ['Loading'] : []), ...must].filter((words) => !mute.includes(words));
    const failure = await until(() => {
      const text = this.spokenText();
      if (!inOrder(text, expected)) throw new Error(`Waited for '${expected.join("', '")}' at '${step}', but heard: ${text}`);
    }).catch(String);
    await untilSilent();
    const text = this.spokenText();
    this.transcript.push('', `# ${step}   [${await this.page.evaluate(focusedName).catch(() => '?')}]`, text);
    expect.soft(failure).toBeUndefined();
    for (const words of once.filter((word) => !mute.includes(word)))
      expect.soft(countOf(text, words), `'${words}' is spoken once at '${step}':\n${text}`).toBe(1);
    for (const words of [...never, ...(leaves ? [] : neverAnywhere)]) expect.soft(text, step).not.toMatch(words);
    for (const words of mute) expect.soft(text, `'${step}' is no longer silent. Remove its row from silences.ts`).not.toContain(words);
  }

  /** Opens an address of the site under test in a browser without cookies and storage. */
  async opens(address: string) {
    await this.page.goto(new URL(address, setting('ENGINES_ORIGIN')).href);
  }

  /** Begins without cookies and storage. */
  async isNew() {
    await this.isInPage();
    await this.browser.deleteCookie(...(await this.browser.cookies()));
    await this.page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await untilSilent();
  }

  /** Arrives from the example service. Orca speaks the title of a new document, and reads the page. In Firefox it leaves out one of them at times. */
  arrives = async (persona: PersonaId) => {
    await this.isNew();
    const must = ['Enter your email address'];
    await this.hears(`arrives as ${persona}`, () => this.opens(`/mock/start?persona=${persona}`), { must, once: [] });
  };

  /** Reloads a page in the middle of a journey. A scenario opens two documents in a row, of which Orca may speak only one. */
  startsAt = async (scenario: string, heading: string) => {
    await this.isNew();
    await this.opens(`/mock?scenario=${scenario}`);
    await this.page.waitForSelector(`h1::-p-text(${heading})`);
    await untilSilent();
    await this.hears(`arrives at ${scenario}`, () => this.page.reload(), { must: [heading], once: [] });
  };

  presses = (key: string, step: string, expectation: Expectation) => this.hears(step, () => press(key), expectation);

  /** Presses Tab, or another key, until something has the focus. */
  tabsTo = (name: string, expectation: Expectation = {}, key = 'Tab') =>
    this.hears(
      `Tab to '${name}'`,
      async () => {
        for (let presses = 0; (await this.page.evaluate(focusedName)) !== name; presses++) {
          if (presses === 25) throw new Error(`Tab does not reach '${name}'`);
          const before = await this.page.evaluate(focusedPlace);
          press(key);
          await until(async () => expect(await this.page.evaluate(focusedPlace), 'the focus has moved').not.toBe(before));
        }
      },
      { must: [name], ...expectation },
    );

  /** Types into the field that has the focus, over what it contains. */
  async types(text: string) {
    press('ctrl+a');
    await untilSilent();
    type(text);
    await untilSilent();
    await until(async () => expect(await this.page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(text));
  }

  async activates(name: string, step: string, expectation: Expectation) {
    await this.tabsTo(name);
    await this.presses('Return', step, expectation);
  }

  async fills(label: string, text: string) {
    await this.tabsTo(label);
    await this.types(text);
  }

  /** The newest code or link that the mock backend has sent. */
  async newest(part: 'code' | 'link'): Promise<string> {
    const messages = await this.page.evaluate(async () => (await (await fetch('/mock/inbox.json')).json()) as Record<string, string>[]);
    const found = messages.find((message) => message[part])?.[part];
    if (!found) throw new Error(`No ${part} was sent`);
    return found;
  }

  /** Moves the clock of the mock backend forward. */
  later = (minutes: number) =>
    this.page.evaluate(async (advanceSeconds) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/mock/clock', { method: 'POST', headers, body: JSON.stringify({ advanceSeconds }) });
    }, minutes * 60);

  /** Simulates a device that has slept. Its clock jumps, and the window fires `focus`. */
  wakesAfter = async (minutes: number) => {
    // The code of the session warning loads seconds after the page.
    await this.page.waitForSelector('section');
    await this.page.evaluate((milliseconds) => {
      const now = Date.now;
      Date.now = () => now() + milliseconds;
      window.dispatchEvent(new Event('focus'));
    }, minutes * 60_000);
  };

  private spokenText = () => spoken().slice(this.spokenFrom).map(wordsOfPage).filter(Boolean).join(' | ');

  private async answer(request: HTTPRequest) {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) await pause(LATENCY_MS);
    if (this.slow && request.method() === 'POST' && pathname.startsWith('/api/'))
      await until(() => expect(this.spokenText()).toContain('Loading')).catch(() => undefined);
    if (pathname === '/control') await request.respond({ contentType: 'text/html', body: controlPage(search.slice(1)) });
    else await request.continue().catch(() => undefined);
  }
}

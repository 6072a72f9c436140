import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type HTTPRequest, type LaunchOptions } from 'puppeteer-core';
import { password } from '../../mocks/people/personas';
import { browserArguments } from '../../scripts/browser.mjs';
import { startReader } from '../../scripts/reading/start-reader.mjs';
import { type Control, type Kind, origin, setting, until } from '../user/driver';
import { type Engine, type Speech, User } from '../user/user';
import { findByWords } from '../user/views';
import { PuppeteerTab } from './puppeteer';
import { spoken, untilSilent, wordsOfPage } from './speech';

/**
 * Each call takes as long as on a network. Orca is silent on a page that arrives within 50 ms of the submission, before it has processed
 * that the focus has left the field.
 */
const LATENCY_MS = 200;
const MOST_PRESSES = 25;

/** Never spoken, in no act. */
const neverAnywhere = [/no more \w+/i, /undefined/, /\[object/, /https?:/, /localhost/, /\b\d{6}\b/, password];

const xdotool = (...args: string[]) => void execFileSync('xdotool', args);

/** Presses a key of the desktop's keyboard, so that the screen reader receives it first. */
const press = (key: string) => xdotool('key', '--clearmodifiers', key);

/** In the page: the place of the element that has the focus. */
const focusedPlace = () => [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body);

/** In the page: the key that moves the focus towards an element. Empty if it has the focus. */
function keyTowards(target: Element) {
  const focused = document.activeElement ?? document.body;
  const [from, to] = [focused, target] as [HTMLInputElement, HTMLInputElement];
  if (focused === target) return '';
  if (to.type === 'radio' && from.type === 'radio' && from.name === to.name) return 'Down';
  return target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? 'shift+Tab' : 'Tab';
}

function inOrder(text: string, words: readonly string[]) {
  let from = 0;
  return words.every((word) => {
    const at = text.indexOf(word, from);
    from = at + word.length;
    return at >= 0;
  });
}

/** The window of a blind user, who moves the focus by Tab, presses Return or space, and hears Orca. */
class OrcaTab extends PuppeteerTab {
  /** The last act, and what has been spoken before it. */
  private act = '';
  private spokenBefore = 0;
  slow = false;
  /** Whether the speech of this act is compared. Then that of the Tab before it must have ended. */
  heard = false;

  private spokenText = () => spoken().slice(this.spokenBefore).map(wordsOfPage).filter(Boolean).join(' | ');

  begins(act: string) {
    this.act = act;
    this.spokenBefore = spoken().length;
  }

  /** Compares the speech since the start of the last act. */
  async hears({ must = [], once = must, never = [], leaves = false }: Speech, transcript: string) {
    const expected = [...(this.slow ? ['Loading'] : []), ...must];
    await until(() => expect(inOrder(this.spokenText(), expected)).toBe(true)).catch(() => undefined);
    await untilSilent();
    const text = this.spokenText();
    appendFileSync(transcript, `\n# ${this.act}\n${text}\n`);
    const context = `'${this.act}' speaks: ${text}`;
    if (!inOrder(text, expected)) expect.soft(text, context).toContain(expected.join(' … '));
    for (const words of once) expect.soft(text.split(words).length - 1, `'${words}' is spoken once, ${context}`).toBe(1);
    for (const words of [...never, ...(leaves ? [] : neverAnywhere)]) expect.soft(text, context).not.toMatch(words);
  }

  override async find(kind: Kind, name: string): Promise<Control | undefined> {
    const found = (await this.page.evaluateHandle(findByWords, kind, name)).asElement() as ElementHandle<HTMLElement> | null;
    const target = await found?.evaluateHandle((element) => (element instanceof HTMLLabelElement ? element.control : element) as Element);
    if (!target) return undefined;
    await this.movesTo(target, name);
    const click = async () => {
      this.begins(`${kind} ${name}`);
      press(kind === 'choice' || kind === 'disclosure' ? 'space' : 'Return');
    };
    const write = async (text: string) => {
      press('ctrl+a');
      await untilSilent();
      xdotool('type', '--delay', '40', text);
      await untilSilent();
    };
    return { click, write };
  }

  /** Moves the focus to an element, whose name Orca must speak. */
  private async movesTo(target: ElementHandle<Element>, name: string) {
    await untilSilent();
    let key = await target.evaluate(keyTowards);
    if (!key) return;
    this.begins(`Tab to ${name}`);
    for (let presses = 0; key; key = await target.evaluate(keyTowards)) {
      if (presses++ === MOST_PRESSES) throw new Error(`Tab does not reach '${name}'`);
      const before = await this.ask(focusedPlace);
      press(key);
      await until(async () => expect(await this.ask(focusedPlace), `${key} moves the focus`).not.toBe(before));
    }
    await until(() => expect(this.spokenText()).toContain(name)).catch(() => undefined);
    expect.soft(this.spokenText(), 'Tab speaks the name').toContain(name);
    for (const words of neverAnywhere) expect.soft(this.spokenText(), this.act).not.toMatch(words);
    if (this.heard) await untilSilent();
  }

  /** Answers calls as slowly as a network, and those of a slow act when Orca has spoken the wait. */
  async answer(request: HTTPRequest) {
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    if (isCall) await pause(LATENCY_MS);
    if (isCall && this.slow && request.method() === 'POST')
      await until(() => expect(this.spokenText()).toContain('Loading')).catch(() => undefined);
    await request.continue().catch(() => undefined);
  }

  /** Moves the focus from the browser's own toolbar into the start page of the mock backend, without cookies and storage. */
  async isNew(browser: Browser) {
    await this.open('/mock');
    await until(async () => {
      xdotool('mousemove', '20', '500', 'click', '1');
      expect(await this.ask(() => document.hasFocus()), 'the page has the focus').toBe(true);
    });
    // Orca notices the window with its first key.
    press('Control_L');
    await browser.deleteCookie(...(await browser.cookies()));
    await this.ask(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await untilSilent();
  }

  /** The window stays for the next user. */
  override close = () => Promise.resolve();
}

class OrcaUser extends User {
  constructor(
    override readonly tab: OrcaTab,
    private readonly transcript: string,
  ) {
    super(tab);
  }

  override async hears(expected: Speech, act: () => Promise<unknown>) {
    await untilSilent();
    this.tab.slow = expected.slow ?? false;
    this.tab.heard = true;
    this.tab.begins('opens or reloads a page');
    await act();
    await this.tab.hears(expected, this.transcript);
    this.tab.slow = this.tab.heard = false;
  }
}

/** A new profile in which Chromium does not offer to save passwords. Orca would speak that. */
function profile() {
  const folder = mkdtempSync(join(tmpdir(), 'reader-chromium-'));
  mkdirSync(join(folder, 'Default'));
  const preferences = { credentials_enable_service: false, profile: { password_manager_enabled: false } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  return folder;
}

/** A window without an address bar, which would have the focus, and without offers of the browser, which would be read. */
const browsers = {
  chromium: () => ({
    executablePath: setting('ENGINES_CHROMIUM'),
    userDataDir: profile(),
    ignoreDefaultArgs: ['--enable-automation'],
    args: [
      ...browserArguments,
      `--app=${origin}/mock`,
      '--window-position=0,0',
      '--window-size=1200,980',
      '--test-type',
      '--force-renderer-accessibility',
      '--ozone-platform=x11',
      '--force-prefers-reduced-motion',
      '--password-store=basic',
      '--disable-features=Translate,PasswordManagerOnboarding',
    ],
  }),
  firefox: () => ({
    browser: 'firefox',
    executablePath: setting('ENGINES_FIREFOX'),
    args: ['--kiosk'],
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1,
      'browser.translations.enable': false,
      'network.dns.localDomains': 'analytics.example.com',
      'signon.rememberSignons': false,
      'ui.prefersReducedMotion': 1,
    },
  }),
} satisfies Record<string, () => LaunchOptions>;

/** Orca with a browser, on a desktop of their own. Leaves the transcript in `.reports/reader`. */
export async function orca(name: keyof typeof browsers): Promise<Engine> {
  const reader = await startReader();
  Object.assign(process.env, reader.env);
  const transcript = join('.reports', 'reader', `${name}.txt`);
  mkdirSync(join('.reports', 'reader'), { recursive: true });
  rmSync(transcript, { force: true });
  const browser = await puppeteer.launch({ ...browsers[name](), headless: false, defaultViewport: null });
  const [page = await browser.newPage()] = await browser.pages();
  const tab = new OrcaTab(page);
  await page.setRequestInterception(true);
  page.on('request', (request) => void tab.answer(request));
  const newUser = async () => {
    await tab.isNew(browser);
    return new OrcaUser(tab, transcript);
  };
  const quit = async () => {
    await browser.close();
    reader.stop();
  };
  return { newUser, quit };
}

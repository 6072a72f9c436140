import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/nginx.mjs';
import { type Control, type Kind, origin, setting, type Tab, type TabOptions, until } from '../user/driver';
import { type Engine, User } from '../user/user';
import { findByWords } from '../user/views';

/** The name of a reference to an element (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const deadlineMs = 20_000;

/** Sends a command of W3C WebDriver. Returns the value of the response. */
async function command(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(deadlineMs) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** A window of WebKitGTK, driven by W3C WebDriver. */
class WebKitTab implements Tab {
  /** WebDriver does not report exceptions. */
  readonly exceptions: string[] = [];

  /** @param session the address of the session at the driver */
  constructor(
    private readonly session: string,
    private readonly stopDriver: () => Promise<void>,
  ) {}

  open = async (address: string) => void (await this.post('url', { url: new URL(address, origin).href }));
  back = async () => void (await this.post('back'));
  ask: Tab['ask'] = (question, ...args) =>
    this.post('execute/sync', { script: `return (${String(question)}).apply(null, arguments)`, args }) as never;
  picture = async (file: string) => writeFile(file, (await command(`${this.session}/screenshot`, 'GET')) as string, 'base64');

  async find(kind: Kind, name: string): Promise<Control | undefined> {
    const found = (await this.ask(findByWords, kind, name)) as Record<string, string> | null;
    if (!found) return undefined;
    const element = `element/${found[elementKey]}`;
    const click = async () => void (await this.post(`${element}/click`));
    const write = async (text: string) => {
      await this.post(`${element}/clear`);
      await this.post(`${element}/value`, { text });
    };
    return { click, write };
  }

  /** WebKitGTK may respond before the new document has loaded. An element that is found then is stale at the next command. */
  async reload() {
    await this.ask(() => void Object.assign(window, { beforeReload: true }));
    await this.post('refresh');
    await until(async () => expect(await this.ask(() => 'beforeReload' in window), 'the document before the reload').toBe(false));
  }

  async close() {
    try {
      await command(this.session, 'DELETE');
    } finally {
      await this.stopDriver();
    }
  }

  private post = (path: string, body: object = {}) => command(`${this.session}/${path}`, 'POST', body);
}

/**
 * The browser of the driver. A proxy on which nothing listens blocks requests to other hosts. It is an argument, because with WebDriver's
 * proxy capability the browser does not always start. WebDriver cannot run a script before those of a page, so a switch of the engine
 * disables localStorage. There is none for sessionStorage.
 */
function browserOptions({ storageBlocked }: TabOptions) {
  if (storageBlocked) console.log('WebKit: only localStorage is blocked, sessionStorage cannot be.');
  const blocked = storageBlocked ? ['--enable-html5-local-storage=false'] : [];
  const args = ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost', ...blocked];
  return { binary: setting('ENGINES_WEBKIT_BROWSER'), args };
}

async function startDriver() {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = spawn(setting('ENGINES_WEBKIT_DRIVER'), [`--port=${port}`], { stdio: 'ignore' });
  const stop = async () => {
    driver.kill();
    if (driver.exitCode === null && driver.signalCode === null) await once(driver, 'exit');
  };
  await until(async () => expect(await command(`${address}/status`, 'GET')).toMatchObject({ ready: true }));
  return { address, stop };
}

/** A browser for each user, which starts in a quarter of a second and shares nothing with the others. */
async function newUser(options: TabOptions = {}) {
  const driver = await startDriver();
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions(options) } };
  try {
    const { sessionId } = (await command(`${driver.address}/session`, 'POST', { capabilities })) as { sessionId: string };
    return new User(new WebKitTab(`${driver.address}/session/${sessionId}`, driver.stop));
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

export const webkit = (): Promise<Engine> => Promise.resolve({ newUser, quit: () => Promise.resolve() });

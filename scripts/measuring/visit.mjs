import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { browser, browserArguments } from '../browser.mjs';
import { CODE } from './journeys.mjs';

/** @typedef {Awaited<ReturnType<typeof openVisit>>} Visit */

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Slow 4G, and how many times slower a phone computes than this machine, with Lighthouse's values. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const CPU_RATE = 4;
/** The longest time between two files that the app fetches ahead. */
const QUIET_MS = 1500;
/** The choice about cookies, which a new device does not have. Same name as in src/session/read-cookie.ts. */
const choice = 'cookiePreference';

/** A browser that can reach this machine only, even when the app navigates to another site. */
export const launchHere = async () =>
  chromium.launch({
    executablePath: await browser(),
    args: [...browserArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });

/** Serves a build under the hosting rules, with its own mock backend. @param {string} outDir */
export async function serveBuild(outDir) {
  const { httpServer, close } = await preview({ build: { outDir }, preview: { port: 0, host: 'localhost' }, logLevel: 'error' });
  const { port } = /** @type {import('node:net').AddressInfo} */ (httpServer.address());
  return { origin: `http://localhost:${port}`, close };
}

/**
 * A page on a new phone, in the situation of a screen of the registry: a session where one is needed, and nothing else.
 * @param {import('@playwright/test').Browser} chrome
 * @param {string} origin
 * @param {{ screen: string, persona?: string | undefined, isSlow?: boolean, passkeys?: boolean }} how
 */
export async function openVisit(chrome, origin, { screen, persona = '', isSlow, passkeys }) {
  const context = await chrome.newContext(phone);
  const situation = await context.request.get(`${origin}/mock/situation.json?${new URLSearchParams({ scenario: screen, persona })}`);
  if (!situation.ok()) throw new Error(`The mock backend has no screen ${screen}`);
  await context.clearCookies({ name: choice });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  if (isSlow) {
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', slow4G);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  }
  if (passkeys) {
    await protocol.send('WebAuthn.enable');
    // As on most phones. It is not touched, so a request such as that of the autofill list stays pending.
    const user = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: false };
    await protocol.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', ...user } });
  }
  /** @type {Set<import('@playwright/test').Request>} */
  const pending = new Set();
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  let changedAt = Date.now();
  page.on('request', (request) => {
    pending.add(request);
    // The mock's own pages are no part of the app.
    if (!request.url().startsWith(`${origin}/mock/`)) requests.push(request);
  });
  const settle = (/** @type {import('@playwright/test').Request} */ request) => {
    pending.delete(request);
    changedAt = Date.now();
  };
  page.on('requestfinished', settle).on('requestfailed', settle);
  return {
    page,
    requests,
    /** The address of the screen. @returns {Promise<string>} */
    address: async () => (await situation.json()).address,
    /** Waits until the page has fetched everything. */
    rest: async () => {
      changedAt = Date.now();
      while (pending.size > 0 || Date.now() - changedAt < QUIET_MS) await wait(100);
    },
    /** The requests of the visit, and their bytes on the wire with headers. */
    traffic: async () => {
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize, 0);
      return { requests: requests.length, bytes, otherHosts: requests.filter((request) => !request.url().startsWith(origin)).length };
    },
    /** The newest code that the mock backend has sent to this user. @returns {Promise<string>} */
    newestCode: async () => {
      const inbox = await (await context.request.get(`${origin}/mock/inbox.json`)).json();
      return inbox.find((/** @type {{ code?: string }} */ { code }) => code)?.code ?? '';
    },
    close: () => context.close(),
  };
}

/** The visible heading without a spinner below it, if it is another than before. Runs in the page. @param {string} before */
function readHeading(before) {
  const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility() && !one.closest('[inert], [aria-busy=true]'));
  return heading && heading.textContent !== before ? heading.textContent : '';
}

/**
 * Takes a step, when the page has fetched everything, because a user takes longer than that. Returns the times of the click and of the next
 * page without a spinner, in milliseconds since 1970.
 * @param {Visit} visit
 * @param {import('./journeys.mjs').Step} step
 */
export async function takeStep({ page, rest, newestCode }, { types = {}, chooses, click }) {
  if (chooses) await page.getByLabel(chooses, { exact: true }).check();
  for (const [label, text] of Object.entries(types)) {
    await page.getByLabel(label, { exact: true }).fill(text === CODE ? await newestCode() : text);
  }
  await rest();
  const before = await page.evaluate(readHeading, '');
  const control = page.getByRole('button', { name: click, exact: true }).or(page.getByRole('link', { name: click, exact: true }));
  const from = Date.now();
  await control.click();
  await page.waitForFunction(readHeading, before);
  return { from, to: Date.now() };
}

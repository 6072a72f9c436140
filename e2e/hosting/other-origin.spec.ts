import { readFileSync } from 'node:fs';
import { createServer, request as requestTo } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/command.mjs';
import { serveWithSettings } from '../support/built-pages';
import { oncePerWorker, startServer } from '../support/started';
import { expect, test as base } from '../support/test';

/** The headers that docs/operators.md requires of APIs on another origin. */
function documentedHeaders(app: string) {
  const text = readFileSync(join(root, 'docs', 'operators.md'), 'utf8');
  const [, block] = /```http\n(Access-Control-[^]*?)\n```/.exec(text) ?? [];
  if (!block) throw new Error('docs/operators.md has no headers for APIs on other origins any more');
  return block
    .replace('https://login.example.com', app)
    .split('\n')
    .map((line) => line.split(': ') as [name: string, value: string]);
}

/** The mock's APIs on their own origin, behind a proxy that sends the headers of docs/operators.md. */
class Apis {
  connections = 0;
  /** The addresses of all requests since the test began, by method. */
  requests: Record<string, string[]> = {};
  /** The origin of the app and of the mock. */
  app = '';

  readonly server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    (this.requests[method] ??= []).push(url);
    // Replaces the browser's default of 5 s, in which a test logs in twice.
    outgoing.setHeader('Access-Control-Max-Age', '0');
    outgoing.setHeaders(new Map(documentedHeaders(this.app)));
    if (method === 'OPTIONS') return void outgoing.writeHead(204).end();
    // The mock refuses the requests of other origins.
    const passed = Object.entries(headers).filter(([name]) => !/^(host|origin|sec-fetch-\w+)$/.test(name));
    const asked = requestTo(this.app + url, { method, headers: Object.fromEntries(passed) }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.once('error', () => outgoing.destroy());
    incoming.pipe(asked);
  }).on('connection', () => this.connections++);
}

async function startSite() {
  const apis = new Apis();
  const { origin, stop: stopApis } = await startServer(apis.server);
  const names = ['auth', 'login', 'account', 'proofing', 'fido2'];
  const urls = Object.fromEntries(names.map((name) => [`VITE_${name.toUpperCase()}_API_URL`, `${origin}/api/${name}`]));
  const { origin: app, stop: stopApp } = await serveWithSettings(urls);
  apis.app = app;
  const stop = () => {
    stopApp();
    stopApis();
  };
  return { app, apis, stop };
}

/** The journeys' build with the settings of APIs on another origin. */
const test = base.extend<{ apis: Apis }, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: oncePerWorker(startSite),
  // A full browser with a profile, because neither a private window of Chromium nor the headless shell preconnects.
  context: async ({ launchOptions, contextOptions, site }, use) => {
    const options = { ...launchOptions, ...contextOptions, executablePath: await findBrowser(), baseURL: site.app };
    const context = await chromium.launchPersistentContext('', options);
    await use(context);
    await context.close();
  },
  apis: async ({ site: { apis } }, use) => {
    Object.assign(apis, { connections: 0, requests: {} });
    await use(apis);
  },
});

// All tests share one site.
test.describe.configure({ mode: 'default' });

test('opens connections for a preflight and for a call to APIs on another origin before either is made', async ({ visitor, apis }) => {
  await visitor.arrives();
  await expect.poll(() => apis.connections).toBe(2);
  expect(apis.requests).toEqual({});
});

test('sends one preflight to each API of another origin for two logins', async ({ visitor, apis }) => {
  await visitor.signsInUpTo('/nhs-login-consent');
  await visitor.agreesAndIsHandedOver();
  // The app sends account-status and passkey-status together.
  expect(apis.requests.OPTIONS?.toSorted()).toEqual([
    '/api/account/consent',
    '/api/auth/authcode',
    '/api/login/account-status',
    '/api/login/otp',
    '/api/login/passkey-status',
    '/api/login/password',
    '/api/login/trigger-otp',
  ]);
  apis.requests = {};

  await visitor.signsInUpTo('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isHandedOver();
  expect(apis.requests.OPTIONS).toBeUndefined();
});

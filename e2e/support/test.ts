import { expect, test as base } from '@playwright/test';
import { analyticsScript } from '../../scripts/e2e.mjs';
import { Authenticator } from './authenticator';
import { aboutBackEnd } from './console-errors';
import { Mock } from './mock';
import { Patient } from './patient';
import { Visitor } from './visitor';

interface Fixtures {
  mock: Mock;
  visitor: Visitor;
  /** The same user, during proofing. */
  patient: Patient;
  /** The virtual authenticator of the page. */
  device: Authenticator;
  /** Whether this test accepts optional cookies. Then an empty analytics script exists, and may be requested. */
  analytics: boolean;
  /** Console messages that this test provokes, besides refused calls. */
  tolerated: RegExp;
  noErrors: void;
}

const ownHost = /^(localhost|([\w-]+\.)*nhs\.localhost)$/;
/** The browser logs every refused call. The app shows its own message on the page. */
const refusedCall = (text: string, url: string) => text.startsWith('Failed to load resource') && /\/(api|pyi)\//.test(url);

/** The app logs each failed call to the auth API (spec 2, section 8), also a call that navigation has aborted. */
const authApiFailed = 'A call to the auth API has failed';

/** A journey fails on an exception, a console message, a request to another host or a violation of the security policy. */
export const test = base.extend<Fixtures>({
  analytics: [false, { option: true }],
  tolerated: [/^$/, { option: true }],
  page: async ({ context }, use) => {
    // In a reused window the tab of the previous test has a history and a sessionStorage.
    const before = context.pages();
    const page = await context.newPage();
    for (const left of before) await left.close();
    await use(page);
  },
  mock: async ({ context }, use) => use(new Mock(context.request)),
  visitor: async ({ page, mock }, use) => use(new Visitor(page, mock)),
  patient: async ({ visitor }, use) => use(new Patient(visitor)),
  device: async ({ page }, use) => use(await Authenticator.in(page)),
  noErrors: [
    async ({ context, tolerated, analytics }, use) => {
      const faults: string[] = [];
      const report = (text: string) => !tolerated.test(text) && faults.push(text);
      context.on('weberror', (error) => report(`exception: ${error.error().stack}`));
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const { url } = message.location();
        if (message.type() === 'warning' && aboutBackEnd.test(message.text())) return;
        if (message.text() !== authApiFailed && !refusedCall(message.text(), url)) report(`console: ${message.text()} (${url})`);
      });
      context.on('request', (request) => {
        if (analytics && request.url() === analyticsScript) return;
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && !ownHost.test(hostname)) report(`request to another host: ${request.url()}`);
      });
      // Logged in every document before any script of the page, where the handler above receives it.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`violates the policy: ${effectiveDirective} ${blockedURI} ${sample}`),
        ),
      );
      if (analytics) await context.route(analyticsScript, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { expect, test as base } from '@playwright/test';
import { analyticsScript } from '../../scripts/e2e.mjs';
import { Authenticator } from './authenticator';
import { ownHost, recordFaults } from './console-errors';
import { Mock } from './mock';
import { Visitor } from './visitor';

interface Fixtures {
  mock: Mock;
  visitor: Visitor;
  device: Authenticator;
  /** Whether this test accepts optional cookies. Then an empty analytics script exists, and may be requested. */
  analytics: boolean;
  /** Console messages that this test provokes, besides refused calls. */
  tolerated: RegExp;
  noErrors: void;
}

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
  device: async ({ page }, use) => use(await Authenticator.in(page)),
  noErrors: [
    async ({ context, tolerated, analytics }, use) => {
      const faults: string[] = [];
      const report = (text: string) => !tolerated.test(text) && faults.push(text);
      recordFaults(context, report);
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

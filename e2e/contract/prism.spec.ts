import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { forward } from '../../scripts/contract/forward.mjs';
import { operations } from '../../scripts/contract/operations.mjs';
import { startPrism } from '../../scripts/contract/prism.mjs';
import { Patient } from '../support/patient';
import { oncePerWorker, startServer } from '../support/started';
import { expect, test as base } from '../support/test';
import type { Visitor } from '../support/visitor';

/** The production build and Prism, which answers every call with a contract example, on one origin. */
async function startSite(preview: string) {
  const prism = await startPrism();
  const { origin, stop: stopServer } = await startServer(
    createServer((incoming, outgoing) => forward(incoming, outgoing, incoming.url?.startsWith('/api/') ? prism.origin : preview)),
  );
  const stop = async () => {
    stopServer();
    await prism.close();
  };
  return { origin, stop };
}

/** Returns the operation id of an address. */
const operationAt = (url: string) => operations.find(({ path }) => path === new URL(url).pathname)?.name ?? url;

/** Chooses Prism's examples by operation id: `example=name`, or `code=409, example=name` (RFC 7240). */
type Preferences = Record<string, string>;

/** Journeys against Prism. A test fails when a request or an answer differs from the contract. */
const test = base.extend<{ prefers: Preferences; violations: void }, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: oncePerWorker(startSite),
  baseURL: ({ site }, use) => use(site.origin),
  prefers: async ({ context }, use) => {
    const prefers: Preferences = {};
    await context.route('**/api/**', (route, request) => {
      const prefer = prefers[operationAt(request.url())];
      // A firewall answers with a page, and ignores the `accept` header.
      return route.continue(prefer ? { headers: { ...request.headers(), prefer, accept: '*/*' } } : {});
    });
    await use(prefers);
  },
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('response', (response) => {
        const { 'sl-violations': found, 'content-type': type } = response.headers();
        if (found || type?.includes('problem+json'))
          violations.push(`${operationAt(response.url())}: ${response.status()} ${found ?? type}`);
      });
      await use();
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** The address in the contract's example of an authorisation code. */
const handOver = 'https://client.example/back?code=1&state=a';

test.use({ tolerated: /^request to another host: https:\/\/client\.example\// });

test.beforeEach(async ({ page, prefers, visitor }) => {
  // The client of the examples has no host.
  await page.route('https://client.example/**', (route) => route.abort());
  Object.assign(prefers, { 'account-status': 'example=no-uplift', 'passkey-status': 'example=not-enabled' });
  await page.goto('/api/auth/authorize?client_id=client-1&redirect_uri=https://client.example/back');
  await visitor.isOn('/enter-email', 'Enter your email address');
});

async function givesPasswordAndCode(visitor: Visitor) {
  await visitor.isOn('/log-in-password', 'Enter your password');
  await visitor.givesPassword('Passw0rd');
  await visitor.isOn('/choose-authentication-method');
  await visitor.chooses('Text message');
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode('123456');
}

async function logsIn(visitor: Visitor) {
  await visitor.givesEmail('maya@example.com');
  await givesPasswordAndCode(visitor);
}

/** From the login to the response of the health record match. */
async function asksForAMatch(visitor: Visitor, prefers: Record<string, string>) {
  const patient = new Patient(visitor);
  Object.assign(prefers, { 'account-status': 'example=confirmed', authcode: 'example=match' });
  await logsIn(visitor);
  await patient.finds('/proofing/find-nhs-record');
  prefers.authcode = 'example=back';
  await visitor.continues();
  await visitor.isOn('/proofing/know-nhs-number');
  await patient.answersNumber('9990000018');
  await visitor.isOn('/proofing/enter-dob');
  await patient.answersDob('1984-03-15');
  await visitor.isOn('/proofing/enter-postcode');
  await patient.answersPostcode('LS1 4AP');
  await visitor.isOn('/proofing/check-your-details');
  await patient.submits();
}

/** The address of the client to which the browser goes after an action. */
async function handedOverBy(page: Page, action: () => Promise<unknown>) {
  const request = page.waitForRequest('https://client.example/**');
  await action();
  return (await request).url();
}

test('logs in against Prism with a password, a security code, the terms of use and consent', async ({ visitor, page, prefers }) => {
  prefers.authcode = 'example=terms';
  await logsIn(visitor);
  await visitor.isOn('/terms-update');
  prefers.authcode = 'example=consent';
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  await expect(page.getByText('Example service').first()).toBeVisible();
  prefers.authcode = 'example=back';
  expect(await handedOverBy(page, visitor.agrees)).toBe(handOver);
});

test('registers an account against Prism', async ({ visitor, page, prefers }) => {
  prefers['account-status'] = 'example=not-found';
  await visitor.givesEmail('maya@example.com');
  await visitor.isOn('/register/create-account');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await visitor.isOn('/register/create-password');
  await visitor.givesPassword('Correct Horse 9');
  await visitor.isOn('/register/check-email');
  await visitor.givesCode('123456');
  await visitor.isOn('/register/enter-mobile');
  await visitor.givesPhone('A UK mobile phone', 'UK mobile number', '07700 900123');
  await visitor.isOn('/enter-mobile-code');
  await expect(page.getByText('07700900123')).toBeVisible();
  expect(await handedOverBy(page, () => visitor.givesCode('123456'))).toBe(handOver);
});

test('matches an account to a health record by the NHS number against Prism', async ({ visitor, page, prefers }) => {
  expect(await handedOverBy(page, () => asksForAMatch(visitor, prefers))).toBe(handOver);
});

test('finds the email address of a duplicate account against Prism, and logs in with it', async ({ visitor, page, prefers }) => {
  prefers['uplift-nhs-known'] = 'code=409, example=duplicate';
  await asksForAMatch(visitor, prefers);
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await visitor.chooses('Get help finding the email address linked to this account');
  await visitor.isOn('/proofing/email-address-found');
  await expect(page.getByText('ws••••••@example.com')).toBeVisible();
  await visitor.continues();
  await visitor.isOn('/enter-email', 'Enter your email address');
  prefers['account-status'] = 'example=no-uplift';
  expect(await handedOverBy(page, () => logsIn(visitor))).toBe(handOver);
});

test('renews the session at the page auth-init of Prism, and continues the log-in', async ({ visitor, page, prefers }) => {
  prefers['account-status'] = 'code=401, example=unauthorised';
  const renewal = page.waitForRequest(/\/api\/auth\/auth-init\?return-uri=/);
  await visitor.givesEmail('maya@example.com');
  await renewal;
  prefers['account-status'] = 'example=no-uplift';
  expect(await handedOverBy(page, () => givesPasswordAndCode(visitor))).toBe(handOver);
});

test("solves the firewall's puzzle of Prism, and continues the log-in", async ({ visitor, page, prefers }) => {
  prefers['account-status'] = 'code=405, example=firewall';
  await visitor.givesEmail('maya@example.com');
  await expect(page).toHaveTitle('Human Verification');
  prefers['account-status'] = 'example=no-uplift';
  await page.getByRole('link', { name: 'Continue' }).click();
  expect(await handedOverBy(page, () => givesPasswordAndCode(visitor))).toBe(handOver);
});

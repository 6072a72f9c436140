import '@testing-library/jest-dom/vitest';
import { webcrypto } from 'node:crypto';
// The clean-up of Testing Library is off, see vite.config.ts.
import { cleanup, configure } from '@testing-library/react';
import { startClock } from '@/session/clock';
import { openSignIn } from '@/session/sign-in';
import { observeExchanges } from '../../mocks/backend/http/endpoint';
import { resetWorld, server, world } from '../../mocks/server';
import { operations } from '../../scripts/contract/operations.mjs';
import { violationsOfAnswer, violationsOfRequest } from '../../scripts/contract/violations.mjs';
import { closeStores, expectedMessages, removeAuthenticator, requestsInFlight, skipWaits } from './environment';

// As in index.html; the component library throws without them.
document.body.classList.add('js-enabled', 'nhsuk-frontend-supported');
// The one CSS rule that an accessible name depends on. jsdom loads none of the app's sheets.
const hiddenFromSight = document.createElement('style');
hiddenFromSight.textContent = '.nhsuk-u-visually-hidden { display: block; position: absolute }';
document.head.append(hiddenFromSight);
// Missing in jsdom, which reports an error instead.
window.scrollTo = () => undefined;
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
Element.prototype.scrollIntoView = () => undefined;
// A fixed seed, so that a failure is caused by the change and not by other random rows.
if (process.env.PROPERTY_SEED) (await import('fast-check')).configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });

configure({
  asyncUtilTimeout: 5000,
  // Without the complete document: the address and the heading show where a test failed.
  getElementError: (message) => new Error(`${message ?? ''}\nOn ${window.location.href}: ${document.title || 'no page'}`),
});

// A running call must not reach the world of the next test.
server.events.on('request:start', ({ requestId }) => void requestsInFlight.add(requestId));
server.events.on('request:end', ({ requestId }) => void requestsInFlight.delete(requestId));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(async () => {
  // A chunk that arrives later would set the state of a page without a window.
  await vi.dynamicImportSettled();
  server.close();
});

/** Removes the analytics of an accepted document, which otherwise last as long as the document. */
function removeAnalytics() {
  delete window.digitalData;
  // In the document's head, where no query of Testing Library looks.
  document.getElementById('analytics')?.remove();
}

/** Redux Toolkit logs this on a busy machine. */
const harmless = /InvariantMiddleware took \d+ms/;
/** Warnings about a back end's answer. `tests/calls/back-end-differences.test.tsx` expects none from the mock backend. */
const aboutBackEnd = /^((GET|POST) \/|The (cookie|identity token) )/;

let complaints: string[] = [];

function watchConsole() {
  complaints = [];
  expectedMessages.splice(0, expectedMessages.length, harmless);
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...logged: unknown[]) => {
      const text = logged.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ');
      if (method === 'error' || !aboutBackEnd.test(text)) complaints.push(text);
    });
  }
}

/** Where the app's requests or the mock's answers differ from the contract. Answers of scenarios are not compared. */
let violations: string[] = [];
const byCall = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));

observeExchanges(({ call, visit: { request, url, body }, answer, fromScenario }) => {
  const operation = byCall.get(call);
  // The file of banners is not a call to a back end.
  if (!operation) return;
  const answered = 'status' in answer && answer.status === 200 && !fromScenario;
  const sent = { headers: request.headers, query: url.searchParams, body };
  // Tests also act as other clients. Only the app accepts JSON alone.
  const isFromApp = request.headers.get('accept') === 'application/json';
  const found = [
    ...(isFromApp ? violationsOfRequest(operation, sent, answered) : []),
    ...(!fromScenario && 'json' in answer ? violationsOfAnswer(operation, answer) : []),
  ];
  violations.push(...found.map((violation) => `${operation.name}: ${violation}`));
});

beforeEach(() => {
  requestsInFlight.clear();
  // The tests of a process share these modules. Each test starts with the clock and the session of a new document.
  startClock();
  openSignIn();
  watchConsole();
  violations = [];
  skipWaits();
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  // A call that hangs on purpose would hang in the next test.
  for (const end of world().hanging) end();
  await vi.waitUntil(() => requestsInFlight.size === 0, { timeout: 1000, interval: 5 }).catch(() => undefined);
  await closeStores();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  removeAuthenticator();
  removeAnalytics();
  server.resetHandlers();
  resetWorld();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  expect(violations, 'Not as the contract has it').toEqual([]);
  const unexpected = complaints.filter((text) => !expectedMessages.some((expected) => expected.test(text)));
  expect(unexpected, 'The console complained').toEqual([]);
});

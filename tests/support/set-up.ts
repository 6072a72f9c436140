import '@testing-library/jest-dom/vitest';
import { webcrypto } from 'node:crypto';
// The clean-up of Testing Library is off, see vite.config.ts.
import { cleanup, configure } from '@testing-library/react';
import { openSignIn } from '@/session/sign-in';
import { resetWorld, server, world } from '../../mocks/server';
import { removeAuthenticator } from './authenticator';
import { guardConsole } from './console-guard';
import { guardContract } from './contract-guard';
import { closeStores } from './open-stores';
import { requestsInFlight, skipWaits } from './waits';

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
afterAll(() => server.close());

/** Removes the analytics of an accepted document, which otherwise last as long as the document. */
function removeAnalytics() {
  delete window.digitalData;
  // In the document's head, where no query of Testing Library looks.
  document.getElementById('analytics')?.remove();
}

const console = guardConsole();
const contract = guardContract();

beforeEach(() => {
  requestsInFlight.clear();
  // The tests of a process share this module. Each test starts with the session of a new document.
  openSignIn();
  console.watch();
  contract.watch();
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
  contract.check();
  console.check();
});

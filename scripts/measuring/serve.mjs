import { preview } from 'vite';

/**
 * Serves a build under the hosting rules, with a mock backend of its own.
 * @param {string} outDir
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveBuild(outDir) {
  const server = await preview({ build: { outDir }, preview: { port: 0, host: 'localhost' }, logLevel: 'error' });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/**
 * A visitor whose device has never been here, sent by a service: there is a session, and nothing else.
 * @param {import('@playwright/test').Browser} chrome
 * @param {string} origin
 * @param {boolean} session
 * @param {string} [persona] of the mock backend
 */
export async function newVisitor(chrome, origin, session, persona = 'mobile') {
  const context = await chrome.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  // The cookies get into the browser, the page that it leads to does not get into the cache.
  if (session) await context.request.get(`${origin}/mock/start?persona=${persona}`);
  return context;
}

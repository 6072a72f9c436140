import { preview } from 'vite';

/**
 * Serves a build under the hosting rules, with its own mock backend.
 * @param {string} outDir
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveBuild(outDir) {
  const server = await preview({ build: { outDir }, preview: { port: 0, host: 'localhost' }, logLevel: 'error' });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/**
 * A visitor with a new device, sent by a service: there is a session, and nothing else.
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
  // The visit stores the cookies, but its page does not enter the cache.
  if (session) await context.request.get(`${origin}/mock/start?persona=${persona}`);
  return context;
}

/**
 * The map writes a file of the mock. A server that watched it would restart during or after its shutdown, and keep the process alive.
 * As an option, null would be lost in the configuration file (vitejs/vite#18943).
 * @type {import('vite').Plugin}
 */
const nothingWatched = {
  name: 'nothing-watched',
  config: (config) => {
    config.server = { ...config.server, watch: null };
  },
};

/**
 * Runs work with the modules of the app and its mock, in a jsdom document where pages render as in the tests.
 * @template Result
 * @param {(load: (path: string) => Promise<any>) => Promise<Result>} work receives a function that loads a module by its path
 * @returns {Promise<Result>}
 */
export async function withMapModules(work) {
  // A preview server sets 'production', and that build of React has no `act`.
  process.env.NODE_ENV = 'test';
  // Imported late because they need the packages.
  const { createServer } = await import('vite');
  const { builtinEnvironments } = await import('vitest/runtime');
  const browser = await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://localhost:3000/' } });
  document.body.classList.add('nhsuk-frontend-supported');
  window.scrollTo = () => undefined;
  // Pages log missing data. The map needs only their links.
  console.error = () => undefined;
  console.warn = () => undefined;
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    plugins: [nothingWatched],
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await work((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
    await browser.teardown(globalThis);
  }
}

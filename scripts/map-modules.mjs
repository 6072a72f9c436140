/**
 * The map writes a file of the mock. A server that watched it would start anew, while or after it is closed, and keep the command alive.
 * As an option, a null would get lost on its way past the configuration file (vitejs/vite#18943).
 * @type {import('vite').Plugin}
 */
const nothingWatched = {
  name: 'nothing-watched',
  config: (config) => {
    config.server = { ...config.server, watch: null };
  },
};

/**
 * Runs some work with the modules of the app and its mock at hand, in a document of jsdom, where the pages are rendered as in the tests.
 * @template Result
 * @param {(load: (path: string) => Promise<any>) => Promise<Result>} work gets a module by its path in the project
 * @returns {Promise<Result>}
 */
export async function withMapModules(work) {
  // A preview server passes 'production' on, and that build of React has no `act`.
  process.env.NODE_ENV = 'test';
  // They need the packages.
  const { createServer } = await import('vite');
  const { builtinEnvironments } = await import('vitest/runtime');
  const browser = await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://localhost:3000/' } });
  document.body.classList.add('nhsuk-frontend-supported');
  window.scrollTo = () => undefined;
  // Pages log what they were not given; the map is about where they lead.
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

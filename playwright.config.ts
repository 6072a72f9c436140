import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, findShell } from './scripts/browser.mjs';
import { journeysBuild, journeysSettings } from './scripts/e2e.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
const baseURL = `http://localhost:${port}`;
const launchOptions = { executablePath: findShell() ?? (await findBrowser()), args: browserArguments };
// The shell has no back/forward cache. Playwright switches it off unless it is told not to.
const wholeBrowser = { ...launchOptions, executablePath: await findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/**
 * Each window of a whole Chromium costs two seconds of CPU. Where there is no headless shell, the short run has a window for each worker
 * and a new tab for each test; never under continuous integration. A test with `page.clock` is a long proof: some of its scripts would stay.
 */
const reuseContext = launchOptions.executablePath === wholeBrowser.executablePath && !process.env.CI;

/** The tag of the tests that `npm test` has. */
const quick = /@quick/;
const cached = '**/{back-forward-cache,lazy-chunks}.spec.ts';

/** The engines of `node scripts/engines.mjs`, each of which is a project. One that is too old has no journeys. */
const engines = process.env.ENGINES?.split(' ').map((name) => {
  const tooOld = ['chromium-79', 'qtwebkit'].includes(name);
  return {
    name,
    testMatch: tooOld ? '**/too-old.engine.ts' : ['**/journeys.engine.ts', `**/${name}.engine.ts`],
    // The journeys that it cannot make, see `not` in e2e/user/journeys.ts.
    grepInvert: new RegExp(`@not-(${name}|${name.replace(/-.*/, '')})(?![\\w-])`),
    ...(tooOld && { grep: new RegExp(`@${name}`) }),
    ...(name.startsWith('orca') && { timeout: 180_000 }),
  };
});

/** The journeys of e2e/ against what `npm run build` has built, with the mock backend behind it. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // More than half of every journey is the minimum time of a spinner, so that a core takes two of them.
  workers: Number(process.env.E2E_WORKERS) || '200%',
  retries: 0,
  // `.ci/run` sets --retries=1. Failed tests then run at the end, one at a time.
  retryStrategy: 'isolated',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    headless: true,
    launchOptions,
    contextOptions: { reducedMotion: 'reduce' },
    // Each recorded step costs time on two cores. With CI, the workflow records the second run of a failed test, by --trace.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
  },
  projects: engines ?? [
    { name: 'journeys', grep: quick, testIgnore: cached, use: { reuseContext } },
    { name: 'back-forward cache', grep: quick, testMatch: cached, use: { launchOptions: wholeBrowser } },
    { name: 'long', grepInvert: quick, testIgnore: cached },
    { name: 'back-forward cache, long', grepInvert: quick, testMatch: cached, use: { launchOptions: wholeBrowser } },
  ],
  webServer: {
    command: `npx vite preview --outDir ${journeysBuild} --port ${port} --strictPort`,
    // The headers of an answer are made from the same settings as the build.
    env: journeysSettings,
    url: `${baseURL}/mock`,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
  },
});

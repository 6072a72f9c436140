import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, findShell } from './scripts/browser.mjs';
import { journeysBuild, journeysSettings } from './scripts/e2e.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
const baseURL = `http://localhost:${port}`;
const launchOptions = { executablePath: findShell() ?? (await findBrowser()), args: browserArguments };
// The headless shell has no back/forward cache, and Playwright disables it by this argument.
const wholeBrowser = { ...launchOptions, executablePath: await findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/**
 * A window of a complete Chromium costs two seconds of CPU. Without a headless shell, each worker of the short run uses one window, with a
 * new tab for each test. Not in continuous integration. `page.clock` leaves scripts in the window, so its tests are long ones.
 */
const reuseContext = launchOptions.executablePath === wholeBrowser.executablePath && !process.env.CI;

/** The tests that `npm test` runs. */
const quick = /@quick/;
const cached = '**/{back-forward-cache,lazy-chunks}.spec.ts';

/** One project for each engine of `node scripts/engines.mjs`. An engine that the app does not support runs no journeys. */
const engines = process.env.ENGINES?.split(' ').map((name) => {
  const tooOld = ['chromium-79', 'qtwebkit'].includes(name);
  return {
    name,
    testMatch: tooOld ? '**/too-old.engine.ts' : ['**/journeys.engine.ts', `**/${name}.engine.ts`],
    // The journeys that this engine cannot run, see `not` in e2e/user/journeys.ts.
    grepInvert: new RegExp(`@not-(${name}|${name.replace(/-.*/, '')})(?![\\w-])`),
    ...(tooOld && { grep: new RegExp(`@${name}`) }),
    ...(name.startsWith('orca') && { timeout: 180_000 }),
  };
});

/** Runs the tests of e2e/ against a production build with the mock backend. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // Two workers per core, because more than half of a journey is the minimum time of spinners.
  workers: Number(process.env.E2E_WORKERS) || '200%',
  retries: 0,
  // `.ci/run` sets --retries=1. Failed tests then run at the end, one at a time.
  retryStrategy: 'isolated',
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    headless: true,
    launchOptions,
    contextOptions: { reducedMotion: 'reduce' },
    // A trace slows down every step. In continuous integration the workflow records only the retry of a failed test, by --trace.
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
    // The preview server computes its headers from the settings, so it needs those of the build.
    env: journeysSettings,
    url: `${baseURL}/mock`,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
  },
});

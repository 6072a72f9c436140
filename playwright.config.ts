import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, findShell } from './scripts/browser.mjs';
import { journeysBuild, journeysSettings } from './scripts/e2e.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
const baseURL = `http://localhost:${port}`;
const launchOptions = { executablePath: findShell() ?? (await findBrowser()), args: browserArguments };
// The shell has no back/forward cache.
const wholeBrowser = { ...launchOptions, executablePath: await findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** The journeys of e2e/ against what `npm run build` has built, with the mock backend behind it. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // More than two cores: half of every journey is the time that a spinner must at least be shown.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    headless: true,
    launchOptions,
    contextOptions: { reducedMotion: 'reduce' },
    // Each recorded step costs time on two cores. Here the snapshots tell the story; a failure of the whole run is run again here.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'journeys', testIgnore: '**/back-forward-cache.spec.ts' },
    {
      name: 'back-forward cache',
      testMatch: '**/back-forward-cache.spec.ts',
      // Playwright switches the cache off unless it is told not to.
      use: { launchOptions: wholeBrowser },
    },
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

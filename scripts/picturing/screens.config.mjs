import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browser, browserArguments, findShell } from '../browser.mjs';
import { root } from '../command.mjs';

const folder = join(root, '.reports', 'screens');

/** Pictures of every screen of a served commit. `scripts/screens.mjs` sets the address. */
export default defineConfig({
  testDir: '.',
  testMatch: 'screens.test.mjs',
  fullyParallel: true,
  // More windows than cores, because half of the time is a spinner's.
  workers: 4,
  outputDir: join(folder, 'results'),
  snapshotPathTemplate: join(folder, 'pictures', '{arg}{ext}'),
  // One browser renders the same page into the same points.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0, animations: 'disabled' } },
  reporter: [['line'], ['html', { outputFolder: join(folder, 'report'), open: 'never' }]],
  use: {
    baseURL: process.env.SCREENS_ORIGIN ?? '',
    launchOptions: { executablePath: findShell() ?? (await browser()), args: browserArguments },
    locale: 'en-GB',
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// It would override the single worker below.
delete process.env.VITEST_MAX_WORKERS;

/** The journeys of e2e/reader/, one file for each browser, against an app that `node scripts/reader.mjs` serves. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    globals: true,
    environment: 'node',
    include: ['e2e/reader/*.engine.ts'],
    // There is one keyboard and one screen reader.
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});

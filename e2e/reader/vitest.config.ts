import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The journeys of e2e/reader/, one file for each browser, on the desktop that `scripts/reader.mjs` starts. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['e2e/reader/*.reader.ts'],
    // There is one keyboard and one screen reader.
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});

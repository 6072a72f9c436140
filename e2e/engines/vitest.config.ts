import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The journeys of e2e/engines/, one file per engine, against an app that `node scripts/engines.mjs` serves. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    globals: true,
    environment: 'node',
    include: ['e2e/engines/*.engine.ts'],
    // Most of a journey's duration is the minimum time of the spinners.
    maxWorkers: 3,
    maxConcurrency: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

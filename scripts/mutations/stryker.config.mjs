import { folders } from './folders.mjs';

/** The folder of `src` that `node scripts/mutations.mjs` has chosen. */
const { name = '', mutate = [], without = [] } = folders.find((folder) => folder.name === process.env.MUTATION_FOLDER) ?? {};

export default {
  mutate,
  mutator: { plugins: null, excludedMutations: without },
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutations/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // Error tables are created at import. Ignoring static mutants would skip the complete catalogue.
  ignoreStatic: false,
  incremental: true,
  incrementalFile: `.reports/mutations/${name}.json`,
  tempDirName: '.reports/mutations/sandbox',
  cleanTempDir: 'always',
  ignorePatterns: ['.reports', 'dist*', 'docs', 'coverage', 'test-results', 'playwright-report'],
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  timeoutMS: 60_000,
  // The time for all tests of a folder, on a busy machine.
  dryRunTimeoutMinutes: 60,
  disableTypeChecks: false,
  reporters: ['clear-text', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  clearTextReporter: { reportTests: false },
  thresholds: { high: 100, low: 95, break: 95 },
  warnings: false,
};

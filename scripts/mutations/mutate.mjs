import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../command.mjs';
import { hasSurvived } from './report.mjs';

/** Ignored by git: the earlier results of each folder, so that a run tests only what has changed. */
const folder = join('.reports', 'mutations');

/** @typedef {NonNullable<ConstructorParameters<typeof Stryker>[0]>} Options */
/** @typedef {Awaited<ReturnType<Stryker['runMutationTest']>>[number]} Mutant */
/** @typedef {Awaited<ReturnType<typeof mutated>>} Score */

/** @param {import('./folders.mjs').Folder} source @returns {Options} */
const optionsOf = ({ name, mutate, without = [] }) => ({
  mutate,
  mutator: { excludedMutations: without },
  plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/mutations/report.mjs')],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutations/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // Error tables are created at import. Ignoring static mutants would skip the complete catalogue.
  ignoreStatic: false,
  incremental: true,
  incrementalFile: join(folder, `${name}.json`),
  tempDirName: join(folder, 'sandbox'),
  cleanTempDir: 'always',
  ignorePatterns: ['.reports', 'dist*', 'docs', 'coverage', 'test-results', 'playwright-report'],
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  timeoutMS: 60_000,
  // The time for all tests of a folder, on a busy machine.
  dryRunTimeoutMinutes: 60,
  disableTypeChecks: false,
  reporters: ['survivors', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  warnings: false,
  logLevel: /** @type {Options['logLevel']} */ ('warn'),
  allowConsoleColors: process.stdout.isTTY,
});

/** Mutates a folder, one mutant at a time, and runs the tests that cover it. `mutants`: without those that a comment explains. @param {import('./folders.mjs').Folder} source */
export async function mutated(source) {
  mkdirSync(join(root, folder), { recursive: true });
  process.chdir(root);
  process.env.MATRICES = 'few';
  process.env.MUTATION_TESTS = JSON.stringify(source.tests);
  const start = performance.now();
  const results = await new Stryker(optionsOf(source)).runMutationTest();
  const survivors = results.filter(hasSurvived);
  const caught = results.filter(({ status }) => ['Killed', 'Timeout'].includes(status)).length;
  const seconds = Math.round((performance.now() - start) / 1000);
  return { name: source.name, mutants: caught + survivors.length, caught, survivors, seconds };
}

import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import project from '../../vite.config.ts';
import { folders } from './folders.mjs';

/** Runs quick tests first, because the first failure ends a run: those of units, and those without rendering. */
class QuickFirst extends BaseSequencer {
  /** @type {BaseSequencer['sort']} */
  async sort(files) {
    const rank = (/** @type {string} */ file) => 2 * Number(!file.includes('/units/')) + Number(file.endsWith('x'));
    return files.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId));
  }
}

/** The project's own configuration, with the tests of one folder. */
export default defineConfig(async (env) => {
  const config = await project(env);
  const include = folders.find(({ name }) => name === process.env.MUTATION_FOLDER)?.tests ?? [];
  const setupFiles = [config.test?.setupFiles ?? [], 'scripts/mutations/load-first.mjs'].flat();
  return { ...config, test: { ...config.test, include, exclude: ['**/*.long.test.*'], setupFiles, sequence: { sequencer: QuickFirst } } };
});

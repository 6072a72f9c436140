import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import project from '../../vite.config.ts';
import { folders } from './folders.mjs';

/**
 * The first failure ends a run. First the files that failed last, because a mutant and the one before are often of the same function.
 * Then quick files.
 */
class QuickFirst extends BaseSequencer {
  /** @type {BaseSequencer['sort']} */
  async sort(files) {
    const { cache, config } = this.ctx;
    const rank = (/** @type {(typeof files)[number]} */ { project, moduleId }) => {
      const last = cache.getFileTestResults(`${project.name}:${relative(config.root, moduleId)}`);
      return last && !last.failed ? last.duration : 0;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** The project's own configuration, with the tests of one folder. */
export default defineConfig(async (env) => {
  const config = await project(env);
  const include = folders.find(({ name }) => name === process.env.MUTATION_FOLDER)?.tests ?? [];
  const setupFiles = [config.test?.setupFiles ?? [], 'scripts/mutations/load-first.mjs'].flat();
  return { ...config, test: { ...config.test, include, exclude: ['**/*.long.test.*'], setupFiles, sequence: { sequencer: QuickFirst } } };
});

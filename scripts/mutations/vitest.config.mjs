import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import project from '../../vite.config.ts';

const folders = ['units', 'faults', 'calls', 'pages'].map((name) => `/tests/${name}/`);

/** Runs quick tests first: those without rendering before those with it. */
const rank = (/** @type {string} */ file) => 2 * folders.findIndex((folder) => file.includes(folder)) + Number(file.endsWith('x'));

/** Replaces the default order by size, because the first failure ends a run. */
class QuickFirst extends BaseSequencer {
  /** @type {BaseSequencer['sort']} */
  async sort(files) {
    return files.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** The project's own configuration, with the tests of one folder. */
export default defineConfig(async (env) => {
  const config = await project(env);
  const include = JSON.parse(process.env.MUTATION_TESTS ?? '[]');
  const setupFiles = [config.test?.setupFiles ?? [], 'scripts/mutations/load-first.mjs'].flat();
  return { ...config, test: { ...config.test, include, setupFiles, sequence: { sequencer: QuickFirst } } };
});

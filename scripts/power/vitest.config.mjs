import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import project from '../../vite.config.ts';

const folders = ['units', 'faults', 'calls', 'pages'].map((name) => `/tests/${name}/`);

/** From the quick tests to the slow ones: those that render come after those that do not. */
const rank = (/** @type {string} */ file) => 2 * folders.findIndex((folder) => file.includes(folder)) + Number(file.endsWith('x'));

/** The first failure ends a run: by default the largest files come first. */
class QuickFirst extends BaseSequencer {
  /** @type {BaseSequencer['sort']} */
  async sort(files) {
    return files.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** The project's own configuration, with the tests of one room. */
export default defineConfig(async (env) => {
  const config = await project(env);
  const include = JSON.parse(process.env.POWER_TESTS ?? '[]');
  const setupFiles = [config.test?.setupFiles ?? [], 'scripts/power/load-first.mjs'].flat();
  return { ...config, test: { ...config.test, include, setupFiles, sequence: { sequencer: QuickFirst } } };
});

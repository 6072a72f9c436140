import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applySettings } from './apply-settings.ts';
import { readSettings, settingsTable } from './read-settings.ts';

export { applySettings };

/** Applies the settings of a file, or without one those of the environment, to a build. Returns what an operator sees of them. */
export async function applyFile(folder: string, file?: string) {
  const settings = readSettings(file ? [file] : [], file ? {} : process.env);
  const { build, release } = await applySettings(folder, settings);
  return { table: settingsTable(settings), site: settings.VITE_SITE_URL, ids: `Build ${build}, release ${release}` };
}

const usage = 'Usage: node .settings.mjs <folder of the build> [<file of settings>]. Without a file, the settings of the environment.';

// Run, and not imported by `npm run release`.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder, file] = process.argv.slice(2);
  try {
    if (!folder) throw new Error(usage);
    const { table, ids } = await applyFile(resolve(folder), file);
    console.log(`${table}\n${ids}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

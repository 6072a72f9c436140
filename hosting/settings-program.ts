import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { applySettings } from './apply-settings.ts';

export { applySettings };

const usage = 'Usage: node .settings.mjs <folder of the build> [<file of settings>]. Without a file, the settings of the environment.';

// Run, and not imported by `npm run release`.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder, file] = process.argv.slice(2);
  try {
    if (!folder) throw new Error(usage);
    const { build, release } = await applySettings(resolve(folder), file ? parseEnv(readFileSync(file, 'utf8')) : process.env);
    console.log(`Build ${build}, release ${release}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

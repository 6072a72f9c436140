import { join, resolve } from 'node:path';
import { giveUp, root } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { applyFile, withSettings } from './releasing/apply.mjs';
import { release, rollBack } from './releasing/release.mjs';

const usage = `
Gives a build the settings of an environment. With --into, puts it beside the earlier releases of a folder that nginx serves, or goes back to
the release before.

Usage: npm run release -- --into <folder> [options]
       npm run release -- --settings <file> [--from <folder>]

  --into <folder>    the folder of the releases; without it, the build itself gets the settings, for a static host
  --settings <file>  lines as in .env.example; without it, the release has the settings of the build
  --from <folder>    another build than dist
  --back             puts the release before in force

Example: npm run release -- --into /srv/nhs-login --settings production.env`;

/** @returns {{ into: string | undefined, settings: string | undefined, build: string, back: boolean }} */
function asked() {
  const { values } = commandLine(usage, {
    options: {
      into: { type: 'string' },
      settings: { type: 'string' },
      from: { type: 'string' },
      back: { type: 'boolean', default: false },
    },
  });
  const { into, settings, back } = values;
  if (!into && (back || !settings)) return refuse('--into <folder> is needed');
  if (back && settings) return refuse('--back cannot be used with --settings: a roll-back has the settings of its release');
  return {
    into: into && resolve(into),
    settings: settings && resolve(settings),
    build: resolve(values.from ?? join(root, 'dist')),
    back,
  };
}

const { into, settings, build, back } = asked();

/** @param {{ build: string, release: string }} version */
const printIds = (version) => console.log(`Build ${version.build}, release ${version.release}`);

/** Adds the build to the folder of releases, with its own settings or those of a file. @param {string} folder */
function released(folder) {
  if (!settings) return release({ build, into: folder });
  return withSettings(build, settings, (copy, version) => {
    printIds(version);
    return release({ build: copy, into: folder });
  });
}

try {
  if (into) {
    const { id, before, removed } = back ? rollBack({ into }) : await released(into);
    const others = [...(before ? [`Before it: ${before}.`] : []), ...(removed.length > 0 ? [`Removed: ${removed.join(', ')}.`] : [])];
    console.log([`Release ${id} is in ${into}.`, ...others].join(' '));
    console.log('It is in force when nginx reads it: nginx -t && nginx -s reload');
  } else if (settings) printIds(await applyFile(build, settings));
} catch (error) {
  giveUp(/** @type {Error} */ (error).message);
}

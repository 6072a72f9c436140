import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, root } from './command.mjs';
import { applyFile, withSettings } from './releasing/apply.mjs';
import { release, rollBack } from './releasing/release.mjs';

const usage = `npm run release -- --into /srv/nhs-login [--settings production.env] [--from dist] [--back]
npm run release -- --settings production.env [--from dist]    gives the build itself these settings, for a static host`;

/** @returns {{ into: string | undefined, settings: string | undefined, build: string, back: boolean }} */
function asked() {
  try {
    const { values } = parseArgs({
      options: {
        into: { type: 'string' },
        settings: { type: 'string' },
        from: { type: 'string' },
        back: { type: 'boolean', default: false },
      },
    });
    const { into, settings, back } = values;
    if (!into && (back || !settings)) throw new Error('Into which folder?');
    if (back && settings) throw new Error('A roll-back has the settings of its release.');
    return {
      into: into && resolve(into),
      settings: settings && resolve(settings),
      build: resolve(values.from ?? join(root, 'dist')),
      back,
    };
  } catch (error) {
    return giveUp(`${/** @type {Error} */ (error).message} It is used so: ${usage}`);
  }
}

const { into, settings, build, back } = asked();

/** @param {{ build: string, release: string }} version */
const printIds = (version) => console.log(`Build ${version.build}, release ${version.release}`);

/** Adds the build to the folder of releases, with its settings or those of a file. @param {string} folder */
function released(folder) {
  if (!settings) return release({ build, into: folder });
  return withSettings(build, settings, (copy, version) => {
    printIds(version);
    return release({ build: copy, into: folder });
  });
}

try {
  if (into) {
    const { id, before, gone } = back ? rollBack({ into }) : await released(into);
    const others = [...(before ? [`Before it: ${before}.`] : []), ...(gone.length > 0 ? [`Removed: ${gone.join(', ')}.`] : [])];
    console.log([`Release ${id} is in ${into}.`, ...others].join(' '));
    console.log('It is in force when nginx reads it: nginx -t && nginx -s reload');
  } else if (settings) printIds(await applyFile(build, settings));
} catch (error) {
  giveUp(/** @type {Error} */ (error).message);
}

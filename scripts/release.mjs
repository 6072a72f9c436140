import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, root } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { listed, release, rollBack } from './releasing/release.mjs';

const usage = `
Gives a build the settings of an environment. With --into, puts it beside the earlier releases of a folder that nginx serves, lists them, or
goes back to one of them.

Usage: npm run release -- --into <folder> [--settings <file>] [--from <folder>]
       npm run release -- --into <folder> --list
       npm run release -- --into <folder> --back [--to <id>]
       npm run release -- --settings <file> [--from <folder>]

  --into <folder>    the folder of the releases; without it, the build itself gets the settings
  --settings <file>  lines as in .env.example; without it, the release has the settings of the build
  --from <folder>    another build than dist
  --list             lists the releases of the folder: ids, build, since when, and whether it can be served
  --back             puts the release before in force, or the one that --to names

Example: npm run release -- --into /srv/nhs-login --settings production.env`;

const { values } = commandLine(usage, {
  options: {
    into: { type: 'string' },
    settings: { type: 'string' },
    from: { type: 'string' },
    list: { type: 'boolean', default: false },
    back: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
});
const { back, list, to } = values;
if (!values.into && (back || list || !values.settings)) refuse('--into <folder> is needed');
if (to !== undefined && !back) refuse('--to names a release for --back');
if ((back || list) && (values.settings || values.from || (back && list)))
  refuse('--back and --list take only --into, and --back also --to');
const [into, settings] = [values.into, values.settings].map((path) => path && resolve(path));
const build = resolve(values.from ?? join(root, 'dist'));

/**
 * Applies a settings file to a build, with the program that the build contains. Throws an Error whose message is a sentence for users.
 * @param {string} build @param {string} file
 */
async function applyFile(build, file) {
  if (!existsSync(file)) throw new Error(`${file} does not exist: write it with the lines of .env.example that differ.`);
  /** @type {typeof import('../hosting/settings-program.ts')} */
  const { applyFile: apply } = await import(pathToFileURL(join(build, '.settings.mjs')).href);
  return apply(build, file);
}

/** Adds the build to the folder of releases, with its own settings or those of a file. The build does not change. @param {string} folder */
async function released(folder) {
  if (!settings) return { ...release({ build, into: folder }), table: '', site: '' };
  // Only its owner can read a temporary folder, and a release has the mode of its build.
  const temporary = mkdtempSync(join(tmpdir(), 'release-'));
  const copy = join(temporary, 'build');
  try {
    cpSync(build, copy, { recursive: true });
    const { table, site } = await applyFile(copy, settings);
    return { ...release({ build: copy, into: folder }), table, site };
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

try {
  if (settings && !existsSync(join(build, '.settings.mjs'))) throw new Error(`${build} is not a build: run npm run build first.`);
  if (into && list) console.log(listed(into));
  else if (into) {
    const done = back ? { ...rollBack({ into, to }), table: '', site: '' } : await released(into);
    const { ids, before, removed, table, site } = done;
    const others = [...(before ? [`Before it: ${before}.`] : []), ...(removed.length > 0 ? [`Removed: ${removed.join(', ')}.`] : [])];
    console.log(
      [
        ...(table ? [table] : []),
        [`The release is in ${into}.`, ...others].join(' '),
        'It is in force when nginx reads it: nginx -t && nginx -s reload',
        `Then check it:                      node scripts/smoke.mjs ${site || '<address of the site>'}`,
        `Build ${ids.build}, release ${ids.release}`,
      ].join('\n'),
    );
  } else if (settings) {
    const { table, ids } = await applyFile(build, settings);
    console.log(`${table}\n${ids}`);
  }
} catch (error) {
  giveUp(/** @type {Error} */ (error).message);
}

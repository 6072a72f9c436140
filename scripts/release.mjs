import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, root } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { release, rollBack } from './releasing/release.mjs';

const usage = `
Gives a build the settings of an environment. With --into, puts it beside the earlier releases of a folder that nginx serves, or goes back to
the release before.

Usage: npm run release -- --into <folder> [options]
       npm run release -- --settings <file> [--from <folder>]

  --into <folder>    the folder of the releases; without it, the build itself gets the settings
  --settings <file>  lines as in .env.example; without it, the release has the settings of the build
  --from <folder>    another build than dist
  --back             puts the release before in force

Example: npm run release -- --into /srv/nhs-login --settings production.env`;

const { values } = commandLine(usage, {
  options: {
    into: { type: 'string' },
    settings: { type: 'string' },
    from: { type: 'string', default: join(root, 'dist') },
    back: { type: 'boolean', default: false },
  },
});
const { back } = values;
if (!values.into && (back || !values.settings)) refuse('--into <folder> is needed');
if (back && values.settings) refuse('--back cannot be used with --settings: a roll-back has the settings of its release');
const [into, settings] = [values.into, values.settings].map((path) => path && resolve(path));
const build = resolve(values.from);

/**
 * The table of the applied settings, and the ids of the release, as a command prints them.
 * @typedef {{ table: string, ids: string }} Applied
 */

/**
 * Applies a settings file to a build, with the program that the build contains. Throws an Error whose message is a sentence for users.
 * @param {string} build @param {string} file @returns {Promise<Applied>}
 */
async function applyFile(build, file) {
  const program = join(build, '.settings.mjs');
  if (!existsSync(program)) throw new Error(`${build} is not a build: run npm run build first.`);
  if (!existsSync(file)) throw new Error(`${file} does not exist: write it with the lines of .env.example that differ.`);
  /** @type {typeof import('../hosting/settings-program.ts')} */
  const { applyFile: apply } = await import(pathToFileURL(program).href);
  return apply(build, file);
}

/**
 * Passes a copy of a build with these settings to a function, and removes the copy. The build does not change.
 * @template Result
 * @param {string} build @param {string} file @param {(copy: string, applied: Applied) => Result} use
 */
async function withSettings(build, file, use) {
  // Only its owner can read a temporary folder, and a release has the mode of its build.
  const temporary = mkdtempSync(join(tmpdir(), 'release-'));
  const copy = join(temporary, 'build');
  try {
    cpSync(build, copy, { recursive: true });
    return use(copy, await applyFile(copy, file));
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** A release that has the settings of its build shows none. */
const unchanged = { table: '', ids: '' };

/** Adds the build to the folder of releases, with its own settings or those of a file. @param {string} folder */
async function released(folder) {
  if (!settings) return { ...release({ build, into: folder }), ...unchanged };
  return withSettings(build, settings, (copy, applied) => ({ ...release({ build: copy, into: folder }), ...applied }));
}

try {
  if (into) {
    const { id, before, removed, table, ids } = back ? { ...rollBack({ into }), ...unchanged } : await released(into);
    const others = [...(before ? [`Before it: ${before}.`] : []), ...(removed.length > 0 ? [`Removed: ${removed.join(', ')}.`] : [])];
    const done = [`Release ${id} is in ${into}.`, ...others].join(' ');
    const next = 'It is in force when nginx reads it: nginx -t && nginx -s reload';
    console.log([table, done, next, ids].filter(Boolean).join('\n'));
  } else if (settings) {
    const { table, ids } = await applyFile(build, settings);
    console.log(`${table}\n${ids}`);
  }
} catch (error) {
  giveUp(/** @type {Error} */ (error).message);
}

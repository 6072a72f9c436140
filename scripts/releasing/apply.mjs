import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The table of the applied settings, and the ids of the release, as a command prints them.
 * @typedef {{ table: string, ids: string }} Applied
 */

/**
 * Applies a settings file to a build, with the program that the build contains. Throws an Error whose message is a sentence for users.
 * @param {string} build @param {string} file @returns {Promise<Applied>}
 */
export async function applyFile(build, file) {
  const program = join(build, '.settings.mjs');
  if (!existsSync(program)) throw new Error(`${build} is not a build: run npm run build first.`);
  if (!existsSync(file)) throw new Error(`${file} does not exist: write it with the lines of .env.example that differ.`);
  /** @type {typeof import('../../hosting/settings-program.ts')} */
  const { applyFile: apply } = await import(pathToFileURL(program).href);
  return apply(build, file);
}

/**
 * Passes a copy of a build with these settings to a function, and removes the copy. The build does not change.
 * @template Result
 * @param {string} build @param {string} file @param {(copy: string, applied: Applied) => Result} use
 */
export async function withSettings(build, file, use) {
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, isStarted, root, run } from './command.mjs';
import { commandLine } from './command-line.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/** @param {string} folder @param {string} path */
const json = (folder, path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

function checkNode() {
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(json(root, 'package.json').engines.node) ?? [];
  const [ours = 0, ourMinor = 0] = process.versions.node.split('.').map(Number);
  if (ours > Number(major) || (ours === Number(major) && ourMinor >= Number(minor))) return;
  giveUp(`This project needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`);
}

/** Whether npm's record of the installed packages matches package-lock.json. @param {string} folder */
export function isInstalled(folder) {
  try {
    /** @type {Packages} */
    const { '': _project, ...wanted } = json(folder, 'package-lock.json').packages;
    /** @type {Packages} */
    const present = json(folder, 'node_modules/.package-lock.json').packages;
    return (
      // An optional package may be for another platform.
      Object.entries(wanted).every(([path, { version, optional }]) => (present[path] ? present[path].version === version : optional)) &&
      Object.keys(present).every((path) => path in wanted)
    );
  } catch {
    return false;
  }
}

/**
 * Makes node_modules match package-lock.json. Returns within milliseconds if it already does.
 * @param {string} [folder] of this project, or of another commit of it
 */
export async function install(folder = root) {
  checkNode();
  if (isInstalled(folder)) return;
  console.log('Installing packages (npm ci) …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {}, folder);
  if (code !== 0) giveUp('The packages could not be installed: see what npm prints above.');
}

if (isStarted(import.meta.url)) {
  commandLine(`
Installs the packages of package-lock.json, unless node_modules has them.

Usage: node scripts/install.mjs`);
  await install();
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { shell } from './browser.mjs';
import { onPath } from './command.mjs';

/** The version that a program prints. Empty if it does not start. @param {string | undefined} path @param {Record<string, string>} [env] */
export function versionOf(path, env) {
  if (!path) return '';
  const { status, stdout } = spawnSync(path, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.replace('Mozilla ', '').trim() : '';
}

/** WebKitGTK's MiniBrowser is beside its library, not in a folder for programs. */
function miniBrowser() {
  const folders = ['/usr/libexec', ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : [])];
  const places = folders.flatMap((folder) => ['4.1', '6.0', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')));
  return places.find(existsSync);
}

/** Starts a virtual display under a free number. Undefined if that fails. */
export async function startScreen() {
  const program = onPath('Xvfb');
  if (!program) return undefined;
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = /** @type {import('node:stream').Readable} */ (screen.stdio[3]);
  const number = await Promise.race([once(output, 'data').then(String), once(screen, 'exit').then(() => '')]);
  return number ? { display: `:${number.trim()}`, stop: () => screen.kill() } : undefined;
}

/** @typedef {{ version: string, env: Record<string, string>, stop?: () => void }} Engine an available engine, and the environment of its journeys */

/** @returns {Promise<Engine>} */
async function chromium() {
  const path = await shell();
  return { version: versionOf(path), env: { ENGINES_CHROMIUM: path } };
}

/** @returns {Promise<Engine | undefined>} */
export async function firefox() {
  const find = () => onPath('firefox-esr') ?? onPath('firefox');
  if (!find()) await aptInstall('firefox-esr');
  const path = find();
  const version = versionOf(path);
  return path && version ? { version, env: { ENGINES_FIREFOX: path } } : undefined;
}

/** @returns {Promise<Engine | undefined>} */
async function webkit() {
  const find = () => ({ driver: onPath('WebKitWebDriver'), browser: miniBrowser() });
  if (!find().driver || !find().browser || !onPath('Xvfb')) await aptInstall('webkit2gtk-driver', 'xvfb');
  const { driver, browser } = find();
  const screen = driver && browser && (await startScreen());
  if (!screen) return undefined;
  const env = { ENGINES_WEBKIT_DRIVER: driver, ENGINES_WEBKIT_BROWSER: browser, DISPLAY: screen.display };
  const version = versionOf(browser, env);
  if (version) return { version, env, stop: screen.stop };
  screen.stop();
  return undefined;
}

/** @typedef {Record<string, () => Promise<Engine | undefined>>} Engines finds each engine, or installs it if possible */

/** @type {Engines} */
export const engines = { chromium, firefox, webkit };

/** The engines that are installed or can be installed. Prints each one that is missing. @param {Engines} wanted */
export async function findEngines(wanted) {
  /** @type {Map<string, Engine>} */
  const found = new Map();
  for (const [name, find] of Object.entries(wanted)) {
    const engine = await find();
    if (engine) found.set(name, engine);
    else console.error(`\n!!! ${name.toUpperCase()} CANNOT BE HAD ON THIS MACHINE: NO JOURNEY IS TRIED IN IT !!!\n`);
  }
  return found;
}

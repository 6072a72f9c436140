import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { giveUp, isRoot, isStarted, onPath, run } from './command.mjs';
import { commandLine } from './command-line.mjs';

/** Chromium does not sandbox root. The other options stop requests to its vendor. */
export const browserArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that Playwright has installed, if any. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** An installed Chromium: CHROMIUM_PATH, then the system's, then Playwright's. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : giveUp(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  const system = ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean);
  return system ?? (await playwrightsOwn());
}

/** Whether a browser starts. On some systems the package only refers to another package. @param {string | undefined} path */
const works = (path) => path !== undefined && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

/** The path of Chromium, installed first if it is missing. Exits with one sentence if that fails. */
export async function browser() {
  const found = await findBrowser();
  if (found) return found;
  await aptInstall('chromium');
  const installed = await findBrowser();
  if (installed && works(installed)) return installed;
  console.log('Installing Chromium (playwright install) …');
  await run('npx', ['playwright', 'install', 'chromium']);
  return (
    (await playwrightsOwn()) ??
    giveUp('No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to it, then try again.')
  );
}

/** The headless shell of Chromium: the same engine with a third less CPU time. Undefined if it is missing. */
export const findShell = () => process.env.CHROMIUM_SHELL_PATH || onPath('chromium-headless-shell');

/** The path of the headless shell, installed first if possible, otherwise of the full Chromium. */
export async function shell() {
  if (!findShell()) await aptInstall('chromium-headless-shell');
  const found = findShell();
  return found && works(found) ? found : browser();
}

if (isStarted(import.meta.url)) {
  commandLine(`
Prints the path of the Chromium that the browser tests use, and installs one where there is none.

Usage: node scripts/browser.mjs`);
  console.log(await browser());
}

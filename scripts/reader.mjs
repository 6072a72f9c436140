import { isStarted } from './command.mjs';
import { journeysCommand, journeysInEngines } from './engines.mjs';
import { readers } from './reading/find-readers.mjs';

const all = ['chromium', 'firefox'];

/**
 * The main journeys with the screen reader Orca, in these browsers.
 * @param {readonly string[]} args
 * @param {{ retry?: boolean, browsers?: readonly string[] }} [how]
 */
export function journeysWithReader(args, { retry = false, browsers = all } = {}) {
  const engines = Object.fromEntries(Object.entries(readers).filter(([name]) => browsers.includes(name.replace('orca-', ''))));
  return journeysInEngines(args, { retry, engines, folder: 'reader' });
}

const usage = `
The main journeys with the screen reader Orca, in Chromium and Firefox. It installs them where it can. A missing one is left out.

Usage: node scripts/reader.mjs [options] [chromium] [firefox]

  -t, --test-name-pattern <text>  only the journeys with this in their names

Example: node scripts/reader.mjs chromium -t 'control pages'`;

if (isStarted(import.meta.url)) {
  await journeysCommand('Screen reader', usage, (args, browsers) => journeysWithReader(args, { browsers }), all);
}

import { isStarted } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { journeysInEngines } from './engines.mjs';
import { install } from './install.mjs';
import { readers } from './reading/find-readers.mjs';
import { proveInTurn } from './testing/part.mjs';

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

if (isStarted(import.meta.url)) {
  const { values, positionals } = commandLine(
    `
The main journeys with the screen reader Orca, in Chromium and Firefox. It installs them where it can. A missing one is left out.

Usage: node scripts/reader.mjs [options] [chromium] [firefox]

  -t, --test-name-pattern <text>  only the journeys with this in their names

Example: node scripts/reader.mjs chromium -t 'control pages'`,
    { allowPositionals: true, options: { 'test-name-pattern': { type: 'string', short: 't' } } },
  );
  const chosen = values['test-name-pattern'];
  const unknown = positionals.find((name) => !all.includes(name));
  if (unknown) refuse(`Unknown browser '${unknown}'`);
  const browsers = positionals.length > 0 ? positionals : all;
  await install();
  process.exitCode = await proveInTurn([
    { name: 'Screen reader', prove: () => journeysWithReader(chosen ? ['-t', chosen] : [], { browsers }) },
  ]);
}

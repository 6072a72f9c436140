import { isStarted } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { journeysInEngines } from './engines.mjs';
import { install } from './install.mjs';
import { readers } from './reading/find-readers.mjs';
import { proveInTurn } from './testing/part.mjs';

/** @typedef {Parameters<typeof journeysInEngines>} Arguments */

/**
 * The main journeys with the screen reader Orca, in each browser of this machine.
 * @param {Arguments[0]} args
 * @param {Arguments[1]} [how]
 */
export const journeysWithReader = (args, how) => journeysInEngines(args, { engines: readers, folder: 'reader', ...how });

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
  const unknown = positionals.find((name) => !(`orca-${name}` in readers));
  if (unknown) refuse(`Unknown browser '${unknown}'`);
  const engines = Object.fromEntries(
    Object.entries(readers).filter(([name]) => positionals.length === 0 || positionals.includes(name.replace('orca-', ''))),
  );
  await install();
  process.exitCode = await proveInTurn([
    { name: 'Screen reader', prove: () => journeysWithReader(chosen ? ['-t', chosen] : [], { engines }) },
  ]);
}

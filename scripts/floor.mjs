import { isStarted } from './command.mjs';
import { commandLine } from './command-line.mjs';
import { journeysInEngines } from './engines.mjs';
import { oldEngines } from './find-old-engines.mjs';
import { install } from './install.mjs';
import { proveInTurn } from './testing/part.mjs';

/** @typedef {Parameters<typeof journeysInEngines>} Arguments */

/**
 * The journeys in the oldest Chromium that is supported, and the messages of browsers that are too old.
 * @param {Arguments[0]} args
 * @param {Arguments[1]} [how]
 */
export const journeysInOldEngines = (args, how) => journeysInEngines(args, { ...how, engines: oldEngines });

if (isStarted(import.meta.url)) {
  const { values } = commandLine(
    `
The main journeys in the oldest supported Chromium, and the messages of browsers that are too old. It fetches the browsers.

Usage: node scripts/floor.mjs [options]

  -t, --test-name-pattern <text>  only the journeys with this in their names

Example: node scripts/floor.mjs -t passkey`,
    { options: { 'test-name-pattern': { type: 'string', short: 't' } } },
  );
  const chosen = values['test-name-pattern'];
  await install();
  process.exitCode = await proveInTurn([{ name: 'Old engines', prove: () => journeysInOldEngines(chosen ? ['-t', chosen] : []) }]);
}

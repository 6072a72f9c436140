import { isStarted } from './command.mjs';
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
  await install();
  process.exitCode = await proveInTurn([{ name: 'Old engines', prove: () => journeysInOldEngines(process.argv.slice(2)) }]);
}

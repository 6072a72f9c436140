import { isStarted } from './command.mjs';
import { journeysCommand, journeysInEngines } from './engines.mjs';
import { oldEngines } from './find-old-engines.mjs';

/** @typedef {Parameters<typeof journeysInEngines>} Arguments */

/**
 * The journeys in the oldest Chromium that is supported, and the messages of browsers that are too old.
 * @param {Arguments[0]} args
 * @param {Arguments[1]} [how]
 */
export const journeysInOldEngines = (args, how) => journeysInEngines(args, { ...how, engines: oldEngines });

const usage = `
The main journeys in the oldest supported Chromium, and the messages of browsers that are too old. It fetches the browsers.

Usage: node scripts/floor.mjs [options]

  -t, --test-name-pattern <text>  only the journeys with this in their names

Example: node scripts/floor.mjs -t passkey`;

if (isStarted(import.meta.url)) await journeysCommand('Old engines', usage, (args) => journeysInOldEngines(args));

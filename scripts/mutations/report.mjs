import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../command.mjs';

/** The percentage of caught mutants. */
export const TARGET = 95;

/** Whether a mutant survived. @param {import('./mutate.mjs').Mutant} mutant */
export const hasSurvived = ({ status }) => ['Survived', 'NoCoverage', 'RuntimeError'].includes(status);

/** @param {import('./mutate.mjs').Score} score */
export const percent = ({ mutants, caught }) => (mutants === 0 ? 100 : (100 * caught) / mutants);

const short = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim().slice(0, 160);

/** The text that a change replaces. @param {string} file @param {import('./mutate.mjs').Mutant['location']} location */
function original(file, { start, end }) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines.map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined)).join(' ');
}

/** `file:line`, with the original text and the mutation that survived. @param {import('./mutate.mjs').Mutant} mutant */
function survivor({ fileName, location, mutatorName, replacement = '', status }) {
  const where = `${relative(root, fileName)}:${location.start.line}`;
  const note = status === 'Survived' ? '' : status === 'NoCoverage' ? ' (no test covers it)' : ` (${status})`;
  return `  ${where} ${mutatorName}${note}\n    - ${short(original(fileName, location))}\n    + ${short(replacement)}`;
}

/** @param {import('./mutate.mjs').Score} score */
export function summary(score) {
  const { name, mutants, caught, survivors, seconds } = score;
  const verdict = percent(score) < TARGET ? ` BELOW ${TARGET} %` : '';
  return `${name}: ${mutants} mutants, ${caught} caught, ${survivors.length} survived, ${percent(score).toFixed(1)} %${verdict} (${seconds} s)`;
}

/** Prints each survivor immediately, because a folder takes long and may be interrupted. */
class Survivors {
  /** @param {import('./mutate.mjs').Mutant} mutant */
  onMutantTested(mutant) {
    if (hasSurvived(mutant)) console.log(survivor(mutant));
  }
}

/** A plugin of Stryker, in the format of its `declareClassPlugin`. @public Stryker loads it */
export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }];

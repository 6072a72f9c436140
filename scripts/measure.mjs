import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { giveUp, npmRun, root } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { isFresh } from './freshness.mjs';
import { install } from './install.mjs';

const usage = `
Measures the first view of addresses beside the same page as plain HTML, in Chromium on Slow 4G.

Usage: npm run measure [-- [/address …] [options]]

  --max              only the budgets of bytes and requests; fails when one is exceeded
  --steps            round trips and duration of each step of the main journeys
  --of <folder>      another build than dist
  --rounds <number>  how often each address is measured: 7 by default

Example: npm run measure -- /privacy --rounds 9`;

const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: { max: { type: 'boolean' }, steps: { type: 'boolean' }, of: { type: 'string' }, rounds: { type: 'string', default: '7' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) refuse(`--rounds ${values.rounds} is not a whole number of 1 or more`);
// A folder is relative to the place where npm was called.
const folder = values.of ? resolve(process.env.INIT_CWD ?? '.', values.of) : join(root, 'dist');
await install();
if (!values.of && !isFresh('dist') && (await npmRun('build')) !== 0) giveUp('The build has failed: there is nothing to measure.');
if (!existsSync(join(folder, 'index.html'))) giveUp(`There is no build in ${folder}.`);
// Imported late because they need the packages.
if (values.max) {
  const { checkBudgets } = await import('./measuring/check.mjs');
  process.exitCode = (await checkBudgets(folder)) ? 0 : 1;
} else if (values.steps) {
  const { measureSteps } = await import('./measuring/steps.mjs');
  await measureSteps(folder);
} else {
  const { compareFirstViews } = await import('./measuring/first-view.mjs');
  await compareFirstViews(folder, positionals.length > 0 ? positionals : ['/enter-email', '/login'], rounds);
}

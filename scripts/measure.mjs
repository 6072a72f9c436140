import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { giveUp } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { install } from './install.mjs';

const usage = `
Measures bytes, requests and times of addresses in Chromium.

Usage: npm run measure [-- [/address …] [options]]

  --all               every address, opened cold; with addresses: these only
  --steps             each step of the main journeys
  --max               only the budgets of bytes and requests; fails when one is exceeded
  --against <folder>  compares with another build
  --of <folder>       with --max: another build than dist
  --rounds <number>   how often each address is measured: 7 by default, 3 with --all or --steps

Example: npm run measure -- /privacy --rounds 9`;

const FEWEST_ROUNDS = 7;
/** A round of all addresses takes 15 minutes. */
const FEW_ROUNDS = 3;

/** A folder with a build, relative to the place where npm was called. @param {string | undefined} named */
function buildIn(named) {
  const folder = named && resolve(process.env.INIT_CWD ?? '.', named);
  if (folder && !existsSync(join(folder, 'index.html'))) giveUp(`There is no build in ${folder}.`);
  return folder;
}

/** The options. */
function asked() {
  const { values, positionals } = commandLine(usage, {
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      all: { type: 'boolean' },
      steps: { type: 'boolean' },
      against: { type: 'string' },
      max: { type: 'boolean' },
      of: { type: 'string' },
    },
  });
  const isWide = values.all || values.steps;
  const fewest = isWide ? 1 : FEWEST_ROUNDS;
  const rounds = Number(values.rounds ?? (isWide ? FEW_ROUNDS : FEWEST_ROUNDS));
  if (!Number.isInteger(rounds) || rounds < fewest) refuse(`--rounds ${values.rounds} is not a whole number of ${fewest} or more`);
  return { ...values, rounds, against: buildIn(values.against), of: buildIn(values.of), addresses: positionals };
}

const { rounds, against, of, max, all, steps, addresses } = asked();
await install();
// Imported late because they need the packages.
if (max) {
  const { checkBudgets } = await import('./measuring/check.mjs');
  const { buildIfOld, dist } = await import('./measuring/serve.mjs');
  if (!of) await buildIfOld();
  process.exitCode = (await checkBudgets(of ?? dist)) ? 0 : 1;
} else if (all) {
  const { measureAll } = await import('./measuring/all.mjs');
  await measureAll({ addresses, rounds });
} else if (steps) {
  const { measureSteps } = await import('./measuring/steps.mjs');
  await measureSteps({ rounds, against });
} else {
  const { compare, entryAddresses } = await import('./measuring/compare.mjs');
  await compare({ addresses: addresses.length > 0 ? addresses : entryAddresses, rounds, against });
}

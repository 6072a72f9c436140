import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp } from './command.mjs';
import { install } from './install.mjs';

const FEWEST_ROUNDS = 7;
/** A round of all addresses takes a quarter of an hour. */
const FEW_ROUNDS = 3;

/** A folder with a build, relative to the place where npm was called. @param {string | undefined} named */
function buildIn(named) {
  const folder = named && resolve(process.env.INIT_CWD ?? '.', named);
  if (folder && !existsSync(join(folder, 'index.html'))) giveUp(`There is no build in ${folder}.`);
  return folder;
}

/** The options. */
function asked() {
  try {
    const { values, positionals } = parseArgs({
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
    if (!Number.isInteger(rounds) || rounds < fewest) giveUp(`Fewer than ${fewest} rounds say nothing: --rounds ${values.rounds}`);
    return { ...values, rounds, against: buildIn(values.against), of: buildIn(values.of), addresses: positionals };
  } catch (error) {
    giveUp(`${error instanceof Error ? error.message : error}
Usage: npm run measure [-- [/address …] [--rounds 7] [--against <folder of another build>]]
       npm run measure -- --all [/address …] [--rounds 3]
       npm run measure -- --steps [--rounds 3] [--against <folder of another build>]
       npm run measure -- --max [--of <folder of another build>]`);
  }
}

const { rounds, against, of, max, all, steps, addresses } = asked();
await install();
// They need the packages.
if (max) {
  const { checkBudgets } = await import('./measuring/check.mjs');
  const { buildIfOld, dist } = await import('./measuring/build.mjs');
  if (!of) await buildIfOld();
  process.exitCode = (await checkBudgets(of ?? dist)) ? 0 : 1;
} else if (all) {
  const { measureAll } = await import('./measuring/all.mjs');
  await measureAll({ addresses, rounds });
} else if (steps) {
  const { measureSteps } = await import('./measuring/steps.mjs');
  await measureSteps({ rounds, against });
} else {
  const { compare } = await import('./measuring/compare.mjs');
  const { entryAddresses } = await import('./measuring/pages.mjs');
  await compare({ addresses: addresses.length > 0 ? addresses : entryAddresses, rounds, against });
}

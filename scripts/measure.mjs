import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp } from './command.mjs';
import { install } from './install.mjs';

const FEWEST_ROUNDS = 7;

/** The options; a folder is relative to the place where npm was called. */
function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { rounds: { type: 'string', default: String(FEWEST_ROUNDS) }, against: { type: 'string' }, max: { type: 'boolean' } },
    });
    const rounds = Number(values.rounds);
    if (!Number.isInteger(rounds) || rounds < FEWEST_ROUNDS)
      giveUp(`Fewer than ${FEWEST_ROUNDS} rounds say nothing: --rounds ${values.rounds}`);
    const against = values.against && resolve(process.env.INIT_CWD ?? '.', values.against);
    if (against && !existsSync(join(against, 'index.html'))) giveUp(`There is no build in ${against}.`);
    return { rounds, against, onlyBudgets: values.max, addresses: positionals };
  } catch (error) {
    giveUp(`${error instanceof Error ? error.message : error}
Usage: npm run measure [-- [/address …] [--rounds 7] [--against <folder of another build>] | --max]`);
  }
}

const { rounds, against, onlyBudgets, addresses } = asked();
await install();
// They need the packages.
if (onlyBudgets) {
  const { checkBudgets } = await import('./measuring/check.mjs');
  process.exitCode = (await checkBudgets()) ? 0 : 1;
} else {
  const { compare } = await import('./measuring/compare.mjs');
  const { entryAddresses } = await import('./measuring/pages.mjs');
  await compare({ addresses: addresses.length > 0 ? addresses : entryAddresses, rounds, against });
}

import { browser } from '../browser.mjs';
import { runQuietly } from '../command.mjs';
import { journeysBuild, journeysSettings } from '../e2e.mjs';

/** @typedef {{ name: string, commands: readonly { run: string, env?: Record<string, string> }[] }} Check */

const eslint = 'npx eslint . --max-warnings 0';
const types = { name: 'Types', commands: [{ run: 'npm run --silent typecheck' }] };
// Analytics make this build larger than the shipped one. If it meets the budgets, both do.
const budgets = {
  name: 'Build for the browser tests, byte and request budgets',
  commands: [
    { run: `npx vite build --outDir ${journeysBuild}`, env: journeysSettings },
    { run: `node scripts/measure.mjs --max --of ${journeysBuild}` },
  ],
};

// `npx knip` alone does not report them.
const cycles = { name: 'Import cycles', commands: [{ run: 'npx knip --include cycles' }] };

/** Independent commands, the longest first. @type {readonly Check[]} */
const quick = [
  { name: 'ESLint without compilers', commands: [{ run: eslint, env: { LINT_WITHOUT_COMPILERS: 'true' } }] },
  budgets,
  types,
  cycles,
];

/** @type {readonly Check[]} */
const all = [
  { name: 'ESLint', commands: [{ run: eslint }] },
  { name: 'Formatting', commands: [{ run: 'npx prettier --check .' }] },
  budgets,
  { name: 'Build', commands: [{ run: 'npx vite build' }] },
  types,
  { name: 'Unused code', commands: [{ run: 'npx knip' }] },
  cycles,
  { name: 'Contract with the back ends', commands: [{ run: 'npx redocly lint' }] },
];

/** @param {Check} check @returns {Promise<boolean>} whether it has failed */
async function fails({ name, commands }) {
  const start = performance.now();
  for (const { run, env } of commands) {
    const [program = '', ...args] = run.split(' ');
    const { code, output } = await runQuietly(program, args, env);
    if (code !== 0) {
      console.log(`   ${name}: FAILED\n${output}`);
      return true;
    }
  }
  console.log(`   ${name}: passed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return false;
}

/**
 * All checks without a test runner, two at a time, because a machine has at least two cores. Each runs to its end, so that one run shows
 * every finding.
 * @param {{ complete: boolean }} how
 * @returns {Promise<import('./part.mjs').Result>}
 */
export async function checksAndBuilds({ complete }) {
  // The request budgets need a browser.
  await browser();
  const waiting = [...(complete ? all : quick)];
  const work = async () => {
    let failed = false;
    for (let next = waiting.shift(); next; next = waiting.shift()) failed = (await fails(next)) || failed;
    return failed;
  };
  const failed = await Promise.all([work(), work()]);
  return { code: failed.includes(true) ? 1 : 0 };
}

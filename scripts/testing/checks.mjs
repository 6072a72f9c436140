import { browser } from '../browser.mjs';
import { runQuietly } from '../command.mjs';
import { journeysBuild, journeysSettings } from '../e2e.mjs';

/** @typedef {{ name: string, commands: readonly { script: string, args?: readonly string[], env?: Record<string, string> }[] }} Check */

const types = { name: 'Types', commands: [{ script: 'types' }] };
const words = { name: 'Words', commands: [{ script: 'words' }] };
// Analytics make this build larger than the shipped one: within the budgets, both are.
const budgets = {
  name: 'Build for the browser tests, byte and request budgets',
  commands: [
    { script: 'build', args: ['--outDir', journeysBuild], env: journeysSettings },
    { script: 'measure', args: ['--max', '--of', journeysBuild] },
  ],
};

/**
 * Commands that need nothing of each other, the longest first.
 * @type {readonly Check[]}
 */
const quick = [
  { name: 'ESLint without compilers', commands: [{ script: 'lint:code', env: { LINT_WITHOUT_COMPILERS: 'true' } }] },
  budgets,
  types,
  words,
];

/** @type {readonly Check[]} */
const all = [
  { name: 'ESLint', commands: [{ script: 'lint:code' }] },
  { name: 'Formatting', commands: [{ script: 'lint:format' }] },
  budgets,
  { name: 'Build', commands: [{ script: 'build' }] },
  types,
  { name: 'Unused code', commands: [{ script: 'lint:unused' }] },
  { name: 'Contract with the back ends', commands: [{ script: 'contract:lint' }] },
  words,
];

/** @param {Check} check @returns {Promise<boolean>} whether it has failed */
async function fails({ name, commands }) {
  const start = performance.now();
  for (const { script, args = [], env } of commands) {
    const { code, output } = await runQuietly('npm', ['run', '--silent', script, '--', ...args], env);
    if (code !== 0) {
      console.log(`   ${name}: FAILED\n${output}`);
      return true;
    }
  }
  console.log(`   ${name}: passed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return false;
}

/**
 * All that needs no test runner, two at a time: two cores are the least that a machine has. Each is run to its end, so that one run shows
 * every finding.
 * @param {{ whole: boolean }} how
 * @returns {Promise<import('./part.mjs').Result>}
 */
export async function checksAndBuilds({ whole }) {
  // The budgets count the requests of a browser.
  await browser();
  const waiting = [...(whole ? all : quick)];
  const work = async () => {
    let failed = false;
    for (let next = waiting.shift(); next; next = waiting.shift()) failed = (await fails(next)) || failed;
    return failed;
  };
  const failed = await Promise.all([work(), work()]);
  return { code: failed.includes(true) ? 1 : 0 };
}

import { runQuietly } from '../command.mjs';

/**
 * Commands that need nothing of each other, the longest first.
 * @param {boolean} whole with the rules of ESLint that wait for the compiler
 * @returns {[name: string, script: string, env?: Record<string, string>][]}
 */
const checks = (whole) => [
  ['ESLint', 'lint:code', whole ? {} : { LINT_WITHOUT_TYPES: 'true' }],
  ['Prettier', 'lint:format'],
  ['Types', 'types'],
  ['Unused code', 'lint:unused'],
];

/** @typedef {ReturnType<typeof checks>[number]} Check */

/** @param {Check} check @returns {Promise<number>} its exit code */
async function check([name, script, env]) {
  const start = performance.now();
  const { code, output } = await runQuietly('npm', ['run', '--silent', script], env);
  console.log(`   ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (code !== 0) console.log(output);
  return code;
}

/**
 * Types, lint, formatting and unused code, two at a time. All are run to their end, so that one run shows every finding.
 * @param {{ whole: boolean }} how
 * @returns {Promise<import('./part.mjs').Result>}
 */
export async function staticChecks({ whole }) {
  const waiting = checks(whole);
  /** @returns {Promise<number>} how many have failed */
  const work = async () => {
    const next = waiting.shift();
    return next ? Number((await check(next)) !== 0) + (await work()) : 0;
  };
  const failures = await Promise.all([work(), work()]);
  return { code: failures.some((count) => count > 0) ? 1 : 0 };
}

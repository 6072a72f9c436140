/**
 * The result of a part: its tests, if any, the names of those that failed and of those that passed only in a second run, and the browsers
 * that this machine does not have.
 * @typedef {{ code: number, passed?: number, skipped?: number, failures?: readonly string[], unsteady?: readonly string[], leftOut?: readonly string[] }} Result
 * @typedef {{ name: string, prove: () => Promise<Result> }} Part
 * @typedef {Result & { name: string, seconds: number }} Done
 */

/** @param {number} seconds */
const readable = (seconds) => (seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);

/** @param {Part} part @returns {Promise<Done>} */
async function prove({ name, prove: begin }) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const result = await begin();
  const seconds = (performance.now() - start) / 1000;
  console.log(`── ${name}: ${result.code === 0 ? 'passed' : 'FAILED'} in ${readable(seconds)}`);
  return { ...result, name, seconds };
}

/** @param {readonly Done[]} parts @param {'passed' | 'skipped'} of */
const sum = (parts, of) => parts.reduce((total, part) => total + (part[of] ?? 0), 0);

/** A line for each part, then one for all of them. @param {readonly Done[]} parts */
function summary(parts) {
  const failed = parts.filter(({ code }) => code !== 0).length;
  const failures = parts.flatMap((part) => part.failures ?? []);
  const unsteady = parts.flatMap((part) => part.unsteady ?? []);
  const skipped = sum(parts, 'skipped');
  return [
    '',
    ...parts.map(({ name, code, seconds }) => `${name.padEnd(40)} ${readable(seconds).padStart(12)}${code === 0 ? '' : '  FAILED'}`),
    `${'In all'.padEnd(40)} ${readable(parts.reduce((total, part) => total + part.seconds, 0)).padStart(12)}`,
    ...parts.flatMap(({ name, leftOut = [] }) =>
      leftOut.map((browser) => `left out: ${name} in ${browser}, which is not on this machine and could not be installed`),
    ),
    ...failures.map((test) => `failed: ${test}`),
    ...unsteady.map((test) => `unsteady: ${test}`),
    ...(unsteady.length > 0 ? [`${unsteady.length} unsteady: failed, then passed when run alone. Fix them with the next change.`] : []),
    '',
    // A part may fail without a failed test: a type error, a test file that does not load. It must not print '0 failed'.
    `${sum(parts, 'passed')} passed, ${Math.max(failures.length, failed)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}

/**
 * Runs parts in sequence, and prints the duration of each. Returns the exit code.
 * @param {readonly Part[]} parts
 * @param {{ complete?: boolean }} [how] whether to continue after a failure, so that one run shows every failure
 */
export async function proveInTurn(parts, { complete = false } = {}) {
  /** @type {Done[]} */
  const done = [];
  for (const part of parts) {
    done.push(await prove(part));
    if (!complete && done.at(-1)?.code !== 0) break;
  }
  console.log(summary(done));
  return done.every(({ code }) => code === 0) ? 0 : 1;
}

import { browser } from './browser.mjs';
import { isStarted } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { engines, findEngines } from './find-engines.mjs';
import { install } from './install.mjs';
import { browserTests, proveInTurn } from './testing/part.mjs';

const names = Object.keys(engines);
const isReader = (/** @type {string} */ name) => name.startsWith('orca');
/** The names of the screen reader in each browser, and those of the other engines. */
export const readers = names.filter(isReader);
export const others = names.filter((name) => !isReader(name));

/**
 * Runs the journeys of e2e/user in these engines. A missing one is no failure. With `retry`, failed journeys run once more. A journey that
 * passes then is flaky, not failed.
 * @param {readonly string[]} chosen
 * @param {{ args?: readonly string[], retry?: boolean }} [how] `args` are for Playwright
 * @returns {Promise<import('./testing/part.mjs').Result>}
 */
export async function journeysIn(chosen, { args = [], retry = false } = {}) {
  const found = await findEngines(chosen);
  const leftOut = chosen.filter((name) => !found.has(name));
  if (found.size === 0) return { code: 0, leftOut };
  const present = [...found.keys()];
  const env = Object.assign({ ENGINES: present.join(' ') }, ...[...found.values()].map((engine) => engine.env));
  // There is one keyboard. In other browsers half of a journey is the minimum time of the spinners.
  const workers = present.some(isReader) ? 1 : 4;
  try {
    console.log([...found.values()].map(({ version }) => version).join(', '));
    const projects = present.map((name) => `--project=${name}`);
    return { ...(await browserTests([...projects, `--workers=${workers}`, ...args], { retry, env })), leftOut };
  } finally {
    for (const { stop } of found.values()) stop?.();
  }
}

const usage = `
The journeys of e2e/user in other engines than Playwright's Chromium, and with the screen reader Orca. An engine that the machine cannot have
is left out.

Usage: node scripts/engines.mjs [options] [engine …]

  ${names.join(', ')}; by default all without Orca
  -t, --test-name-pattern <text>  only the journeys with this in their names

Example: node scripts/engines.mjs firefox orca-chromium -t consent`;

if (isStarted(import.meta.url)) {
  const { values, positionals } = commandLine(usage, {
    allowPositionals: true,
    options: { 'test-name-pattern': { type: 'string', short: 't' } },
  });
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) refuse(`Unknown engine '${unknown}'`);
  await install();
  await browser();
  const pattern = values['test-name-pattern'];
  const args = pattern ? ['-g', pattern] : [];
  const chosen = positionals.length > 0 ? positionals : others;
  process.exitCode = await proveInTurn([{ name: 'Engines', prove: () => journeysIn(chosen, { args }) }]);
}

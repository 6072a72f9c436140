import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { browser, shell } from '../browser.mjs';
import { giveUp, root } from '../command.mjs';
import { journeysBuild, journeysSettings } from '../e2e.mjs';

/** @typedef {import('../../tests/mutations/fault.mjs').Fault} Fault */

const inBrowser = (/** @type {string} */ path) => path.endsWith('.spec.ts');
/** What git ignores, in the project's root. */
const notCopied = /^(node_modules|\.git|\.reports|dist.*|coverage|test-results|playwright-report)$/;

/** Copies the working tree, and removes the copy when this process ends. Returns its folder. */
function copyOfProject() {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // By default a signal ends the process without the exit event.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  cpSync(root, folder, { recursive: true, filter: (path) => !notCopied.test(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Returns the text of a file with a fault. @param {string} folder @param {Fault} fault */
function faulty(folder, { name, file, is, becomes }) {
  const text = readFileSync(join(folder, file), 'utf8');
  const count = text.split(is).length - 1;
  if (count !== 1) giveUp(`'${name}': this text is ${count} times in ${file}, not once:\n${is}`);
  return text.replace(is, () => becomes);
}

/** Runs a tool silently, and returns whether it succeeded. @param {string} folder @param {string[]} args @param {Record<string, string>} [env] */
function run(folder, args, env = {}) {
  const options = {
    cwd: folder,
    encoding: /** @type {const} */ ('utf8'),
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  };
  const { status, stdout, stderr } = spawnSync('npx', args, options);
  return { ok: status === 0, output: `${stdout}\n${stderr}` };
}

/** Runs unit and page tests. Only a failed test counts: a set-up that timed out proves nothing. @param {string} folder @param {readonly string[]} tests */
function runUnitTests(folder, tests) {
  const report = join(folder, 'mutations-report.json');
  const options = ['--silent', '--bail=1', '--hookTimeout=120000', '--reporter=json', `--outputFile=${report}`];
  const { ok, output } = run(folder, ['vitest', 'run', ...options, ...tests]);
  if (!ok && JSON.parse(readFileSync(report, 'utf8')).numFailedTests === 0) giveUp(`The tests did not run:\n${output}`);
  return { ok, output };
}

/** @param {string} folder @param {readonly string[]} tests */
async function runBrowserTests(folder, tests) {
  // A separate step, because a fault that does not build proves nothing about the tests.
  const built = run(folder, ['vite', 'build', '--outDir', journeysBuild], journeysSettings);
  if (!built.ok) giveUp(`The build failed:\n${built.output}`);
  const env = { CHROMIUM_PATH: await browser(), CHROMIUM_SHELL_PATH: await shell() };
  return run(folder, ['playwright', 'test', ...tests, '--project=journeys', '--project=long', '--reporter=line', '--max-failures=1'], env);
}

/** Runs tests in a folder until one fails. @param {string} folder @param {readonly string[]} tests */
async function runTests(folder, tests) {
  const units = tests.filter((path) => !inBrowser(path));
  const result = units.length > 0 ? runUnitTests(folder, units) : { ok: true, output: '' };
  return result.ok && units.length < tests.length ? runBrowserTests(folder, tests.filter(inBrowser)) : result;
}

/**
 * Applies each fault to a copy of the project and runs the tests that must fail. Returns the names of the surviving faults.
 * @param {readonly Fault[]} faults
 */
export async function survivingFaults(faults) {
  const folder = copyOfProject();
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  for (const fault of faults) faulty(folder, fault);
  // Otherwise a test that fails anyway would seem to catch every fault.
  console.log(`${faults.length} faults. First their ${tests.length} test files without a fault …`);
  const before = await runTests(folder, tests);
  if (!before.ok) giveUp(`The tests fail without a fault:\n${before.output}`);
  const survivors = [];
  for (const fault of faults) {
    const path = join(folder, fault.file);
    const original = readFileSync(path, 'utf8');
    writeFileSync(path, faulty(folder, fault));
    const { ok } = await runTests(folder, fault.tests);
    writeFileSync(path, original);
    if (ok) survivors.push(fault.name);
    console.log(`${ok ? 'SURVIVED' : 'caught  '} ${fault.name}`);
  }
  return survivors;
}

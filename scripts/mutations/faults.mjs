import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser, shell } from '../browser.mjs';
import { giveUp, root } from '../command.mjs';
import { journeysBuild, journeysSettings } from '../e2e.mjs';

/** @typedef {import('../../tests/mutations/fault.mjs').Fault} Fault */

const inBrowser = (/** @type {string} */ path) => path.endsWith('.spec.ts');

/** Copies the working tree without ignored files, and removes the copy when this process ends. Returns its folder. */
function copyOfProject() {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // By default a signal ends the process without the exit event.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  // git also lists a removed file before the removal is committed.
  const files = listed.split('\0').filter((file) => file && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Writes a fault into its file. @param {string} folder @param {Fault} fault */
function faulty(folder, { name, file, is, becomes }) {
  const text = readFileSync(join(folder, file), 'utf8');
  const count = text.split(is).length - 1;
  if (count !== 1) giveUp(`'${name}': this text is ${count} times in ${file}, not once:\n${is}`);
  return text.replace(is, () => becomes);
}

/** Runs a command silently, and returns whether it succeeded. @param {string} folder @param {string[]} command @param {Record<string, string>} [env] */
function succeeds(folder, [name = '', ...args], env = {}) {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(name, args, { cwd: folder, encoding: 'utf8', shell, env: { ...process.env, ...env } });
  return { ok: status === 0, output: `${stdout}\n${stderr}` };
}

/**
 * Runs unit and page tests. Only a failed test counts: a set-up that timed out on a busy machine proves nothing.
 * @param {string} folder
 * @param {readonly string[]} tests
 */
function unitTests(folder, tests) {
  const report = join(folder, 'mutations-report.json');
  const reporters = ['--reporter=json', `--outputFile=${report}`];
  const { ok, output } = succeeds(folder, ['npx', 'vitest', 'run', '--silent', '--bail=1', '--hookTimeout=120000', ...reporters, ...tests]);
  const failed = ok ? 0 : JSON.parse(readFileSync(report, 'utf8')).numFailedTests;
  if (!ok && failed === 0) giveUp(`The tests did not run:\n${output}`);
  return { ok, output };
}

/** Runs tests in a folder; each kind only if there are any. @param {string} folder @param {readonly string[]} tests @param {Record<string, string>} env */
function run(folder, tests, env) {
  const quick = tests.filter((path) => !inBrowser(path));
  const slow = tests.filter(inBrowser);
  if (quick.length > 0) {
    const result = unitTests(folder, quick);
    if (!result.ok || slow.length === 0) return result;
  }
  // A separate step, because a fault that does not build proves nothing about the tests.
  const built = succeeds(folder, ['npm', 'run', 'build', '--', '--outDir', journeysBuild], journeysSettings);
  if (!built.ok) giveUp(`The build failed:\n${built.output}`);
  const options = ['--project=journeys', '--project=long', '--reporter=line', '--max-failures=1'];
  return succeeds(folder, ['npx', 'playwright', 'test', ...slow, ...options], env);
}

/**
 * Applies each fault to a copy of the project and runs the tests that must fail. Returns the names of the surviving faults.
 * @param {readonly Fault[]} faults
 */
export async function survivingFaults(faults) {
  const folder = copyOfProject();
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  for (const fault of faults) faulty(folder, fault);
  /** @type {Record<string, string>} */
  const env = tests.some(inBrowser) ? { CHROMIUM_PATH: await browser(), CHROMIUM_SHELL_PATH: await shell() } : {};
  // Otherwise a test that fails anyway would seem to catch every fault.
  console.log(`${faults.length} faults. First their ${tests.length} test files without a fault …`);
  const before = run(folder, tests, env);
  if (!before.ok) giveUp(`The tests fail without a fault:\n${before.output}`);
  const survivors = [];
  for (const fault of faults) {
    const path = join(folder, fault.file);
    const original = readFileSync(path, 'utf8');
    const start = performance.now();
    writeFileSync(path, faulty(folder, fault));
    const { ok } = run(folder, fault.tests, env);
    writeFileSync(path, original);
    if (ok) survivors.push(fault.name);
    console.log(`${ok ? 'SURVIVED' : 'caught  '} ${fault.name} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  }
  return survivors;
}

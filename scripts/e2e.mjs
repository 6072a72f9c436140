import { spawnSync } from 'node:child_process';
import { authlib } from './authlib.mjs';
import { browser, shell } from './browser.mjs';
import { giveUp, isStarted, npmRun, root, run } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { isFresh } from './freshness.mjs';
import { install } from './install.mjs';
import { nginx } from './nginx.mjs';
import { isTaken, takenPort } from './port.mjs';

const usage = `
Builds the app where that is needed, and runs the browser tests of e2e/ by Playwright.

Usage: npm run test:e2e [-- file or folder …] [-- options of Playwright]

  --project=journeys  the quick tests only
  -g <text>           tests with this in their titles
  --ui                chooses, runs and watches tests in a tab of your own browser; --ui-host and --ui-port set its address
  --debug             steps through a test in a visible browser
  --headed            shows the browser
  --last-failed       the tests that failed last
  --repeat-each <n>   each test this often

npx playwright test --help lists all options. E2E_PORT=4199 takes another port than 4173.

Example: npm run test:e2e -- e2e/user -g 'hand'`;

/** Playwright options that open a window. The headless shell has none. */
const windowed = /^--(ui|debug|headed)\b/;

/** The production build of the journeys: the shipped one plus analytics, so that each journey shows that analytics stays silent. */
export const journeysBuild = 'dist-e2e';
export const analyticsScript = 'https://analytics.example.com/nhs-login.js';
/** Settings of that build, and a variable that is not a setting. */
export const journeysSettings = { VITE_ANALYTICS_SCRIPT_URL: analyticsScript, UNNAMED_SETTING: 'must-not-be-in-the-bundle' };

/** A build with an address for reports, for the report tests. It measures and reports everything. */
export const reportsBuild = 'dist-e2e-reports';
export const reportsSettings = { ...journeysSettings, VITE_REPORTS_URL: '/reports', VITE_REPORTS_NETWORK: 'true', VITE_VITALS_SAMPLE: '1' };

/** A build for an auth API that extends a session under its id. */
export const renewalBuild = 'dist-e2e-renewal';
export const renewalSettings = { ...journeysSettings, VITE_SESSION_RENEWAL: 'same-session' };

/** Builds the app unless the build is newer than its sources. Returns the exit code. */
export const buildIfOld = async () => (isFresh(journeysBuild) ? 0 : buildForJourneys());

/** Makes the builds that only long tests need, unless they are up to date. Returns the exit code. */
async function buildForLongProofs() {
  const builds = Object.entries({ [reportsBuild]: reportsSettings, [renewalBuild]: renewalSettings });
  for (const [outDir, settings] of builds.filter(([folder]) => !isFresh(folder))) {
    const code = await npmRun('build', ['--outDir', outDir], settings);
    if (code !== 0) return code;
  }
  return 0;
}

/** Builds the app for the journeys. Returns the exit code. @param {string} [folder] of the project, or of another commit of it */
export const buildForJourneys = (folder = root) => npmRun('build', ['--outDir', journeysBuild], journeysSettings, folder);

/** Whether long tests may be selected. Some of them need nginx or a Python client. @param {readonly string[]} args */
const mayBeLong = (args) => args.includes('--project=long') || !args.some((arg) => arg.startsWith('--project='));

/** Checks the options before the build, because Playwright would refuse one only after minutes. @param {readonly string[]} args */
function refuseUnknownOptions(args) {
  const shell = process.platform === 'win32';
  const { stdout } = spawnSync('npx', ['playwright', 'test', '--help'], { cwd: root, encoding: 'utf8', shell });
  const known = new Set(stdout.match(/--[a-z][a-z-]*/g));
  const unknown = args.find((arg) => arg.startsWith('--') && !known.has(arg.replace(/=.*/s, '')));
  if (unknown) refuse(`Unknown option '${unknown}'`);
}

/** Exits if another program listens on the app's port. Outside CI, Playwright would reuse that server. */
export async function refuseTakenPort() {
  const port = Number(process.env.E2E_PORT ?? 4173);
  if (!(await isTaken(port))) return;
  const answer = process.env.CI ? undefined : await fetch(`http://localhost:${port}/mock`).catch(() => undefined);
  if (!answer?.ok) giveUp(takenPort(port, 'E2E_PORT'));
}

/** @param {string} program @param {string} tests */
const skipped = (program, tests) =>
  console.warn(`\n  !! No ${program} is here, and it could not be installed (that takes root and apt): ${tests} SKIPPED.\n`);

/**
 * Runs the browser journeys against the built app. Returns the exit code.
 * @param {readonly string[]} args for Playwright
 * @param {Record<string, string>} [env]
 */
export async function journeys(args, env = {}) {
  await refuseTakenPort();
  const code = await buildIfOld();
  if (code !== 0) return code;
  if (mayBeLong(args)) {
    const codeOfOthers = await buildForLongProofs();
    if (codeOfOthers !== 0) return codeOfOthers;
    if (!(await nginx())) skipped('nginx with brotli_static', 'the tests of nginx in e2e/hosting are');
    if (!(await authlib())) skipped('python3-authlib', 'e2e/provider/authlib.spec.ts is');
  }
  const shellPath = args.some((arg) => windowed.test(arg)) ? await browser() : await shell();
  // Without an address, Playwright opens a window of its own download of Chromium only.
  const tab = args.includes('--ui') && !args.some((arg) => /^--ui-(host|port)\b/.test(arg)) ? ['--ui-host=127.0.0.1'] : [];
  return run('npx', ['playwright', 'test', ...args, ...tab], { ...env, CHROMIUM_PATH: await browser(), CHROMIUM_SHELL_PATH: shellPath });
}

if (isStarted(import.meta.url)) {
  const args = process.argv.slice(2);
  // Every other option is passed to Playwright.
  if (args.some((arg) => ['--help', '-h'].includes(arg))) commandLine(usage, { args: ['--help'] });
  await install();
  refuseUnknownOptions(args);
  process.exitCode = await journeys(args);
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { authlib } from './authlib.mjs';
import { browser, shell } from './browser.mjs';
import { isStarted, npmRun, root, run } from './command.mjs';
import { isFresh } from './freshness.mjs';
import { install } from './install.mjs';
import { nginx } from './nginx.mjs';

/** The production build of the journeys: the shipped one, with analytics switched on, so that each of them shows when it stays silent. */
export const journeysBuild = 'dist-e2e';
export const analyticsScript = 'https://analytics.example.com/nhs-login.js';
/** Its settings, and a variable that is no setting. */
export const journeysSettings = { VITE_ANALYTICS_SCRIPT_URL: analyticsScript, UNNAMED_SETTING: 'must-not-be-in-the-bundle' };

/** The same with an address for reports, for the tests of these: everything is measured and reported that can be. */
export const reportsBuild = 'dist-e2e-reports';
export const reportsSettings = { ...journeysSettings, VITE_REPORTS_URL: '/reports', VITE_REPORTS_NETWORK: 'true', VITE_VITALS_SAMPLE: '1' };

/** The same for an auth API that makes a session longer under its id. */
export const renewalBuild = 'dist-e2e-renewal';
export const renewalSettings = { ...journeysSettings, VITE_SESSION_RENEWAL: 'same-session' };

/** Builds the app unless that build is younger than everything that it is made of. Answers the exit code. */
export const buildIfOld = async () => (isFresh(journeysBuild) ? 0 : buildForJourneys());

/** Makes the builds that only long proofs need, unless they are fresh; answers the exit code. */
async function buildForLongProofs() {
  const builds = Object.entries({ [reportsBuild]: reportsSettings, [renewalBuild]: renewalSettings });
  for (const [outDir, settings] of builds.filter(([folder]) => !isFresh(folder))) {
    const code = await npmRun('build', ['--outDir', outDir], settings);
    if (code !== 0) return code;
  }
  return 0;
}

/** Builds the app for the journeys; answers the exit code. @param {string} [folder] of the project, or of another commit of it */
export const buildForJourneys = (folder = root) => npmRun('build', ['--outDir', journeysBuild], journeysSettings, folder);

/**
 * Whether all of them run. The ways of the last run are forgotten then, or the journey map would count ways that are gone.
 * @param {readonly string[]} args
 */
const isWhole = (args) => args.every((arg) => /^--(reporter|workers|retries|max-failures|headed)\b/.test(arg));

/**
 * Whether long proofs may be among them, of which some need an nginx or a client in Python.
 * @param {readonly string[]} args
 */
const mayBeLong = (args) => args.includes('--project=long') || !args.some((arg) => arg.startsWith('--project='));

/**
 * The browser journeys against the built app; answers the exit code.
 * @param {readonly string[]} args for Playwright
 * @param {Record<string, string>} [env]
 */
export async function journeys(args, env = {}) {
  const code = await buildIfOld();
  if (code !== 0) return code;
  if (mayBeLong(args)) {
    const codeOfOthers = await buildForLongProofs();
    if (codeOfOthers !== 0) return codeOfOthers;
  }
  if (mayBeLong(args) && !(await nginx())) {
    console.warn(`
  !! No nginx with brotli_static is here, and it could not be installed (that takes root and apt): the tests of nginx in e2e/hosting are SKIPPED.
`);
  }
  if (mayBeLong(args) && !(await authlib())) {
    console.warn(`
  !! No python3-authlib is here, and it could not be installed (that takes root and apt): e2e/provider/authlib.long.spec.ts is SKIPPED.
`);
  }
  if (isWhole(args)) rmSync(join(root, '.reports', 'travelled', 'journeys'), { recursive: true, force: true });
  return run('npx', ['playwright', 'test', ...args], { ...env, CHROMIUM_PATH: await browser(), CHROMIUM_SHELL_PATH: await shell() });
}

if (isStarted(import.meta.url)) {
  await install();
  process.exitCode = await journeys(process.argv.slice(2));
}

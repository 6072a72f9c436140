import { join } from 'node:path';
import { runnerImport } from 'vite';
import { giveUp, root } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';

const usage = `
Explains a help code that a user has read out: the address, the cause, the time and the build.

Usage: node scripts/help-code.mjs <code> [id of a build that may have made it …]

Example: node scripts/help-code.mjs 8FR-KNQ 0123abcd`;

/** @type {Record<import('../src/session/help-code').Cause, string>} */
const causes = {
  none: 'no failure in the app: the address was opened, or a rule of the journey ends there',
  noCookie: 'the browser had no cookie of the auth API. See docs/troubleshooting.md, "Back ends": nhs-authorization-cookie',
  malformedCookie:
    'the cookie of the auth API has no usable session_id. See docs/troubleshooting.md, "Back ends": nhs-authorization-cookie',
  shape: 'an API answered with success, and the app cannot use the answer. See docs/back-ends.md, and the report backEnd of that time',
  refused: 'an API refused a call (4xx). See the table of refusals in docs/back-ends.md, and the log of the API',
  failed: 'an API failed (5xx). See the log of the API, and docs/troubleshooting.md, "Back ends"',
  noAnswer: 'no usable answer came (network, time-out, redirect, no JSON). See docs/troubleshooting.md, "Back ends", and the proxy',
  firewall: 'the firewall stopped a call twice (405). See its log, and /waf-token in docs/back-ends.md',
  exception: 'the app, or the browser in a passkey request, threw an exception. See the reports uncaught and rendering of this build',
  signInOver: 'the sign-in had ended or was replaced in this browser. See src/state/sign-out-reasons.ts',
};

/**
 * Everything that a help code encodes, line by line. Ends the command if the code is malformed.
 * @param {string} written the code as it was written down
 * @param {readonly string[]} builds
 * @returns {Promise<string[]>}
 */
async function explain(written, builds = []) {
  /** @type {{ module: typeof import('../src/session/help-code') }} */
  const { module } = await runnerImport(join(root, 'src/session/help-code.ts'), {
    configFile: false,
    resolve: { alias: { '@': join(root, 'src') } },
  });
  const read = module.readHelpCode(written);
  if (!read) return giveUp(`${written} is not a help code. Ask the user to repeat it.`);
  return [
    `Address    ${read.addresses.join(' or ')}`,
    `Cause      ${causes[read.cause]}`,
    `Time       ${new Date(read.since).toISOString().slice(11, 19)} UTC or up to 2.5 minutes later, today or on an earlier day`,
    ...builds.map((build) => `Build      ${build} ${module.buildPart(build) === read.build ? 'may have made it' : 'has not made it'}`),
  ];
}

const [written = refuse('A help code is needed'), ...builds] = commandLine(usage, { allowPositionals: true }).positionals;
console.log((await explain(written, builds)).join('\n'));

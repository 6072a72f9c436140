import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';

const usage = `
Explains a help code that a user has read out: the address, the reference, the time and the build.

Usage: node scripts/help-code.mjs <code> [id of a build that may have made it …]

Example: node scripts/help-code.mjs K7-4Q2 0123abcd`;

/**
 * All that a help code says, line by line. Read it with the release that made it: another one may know other addresses.
 * @param {string} written the code as it was written down
 * @param {readonly string[]} builds
 * @returns {Promise<string[]>}
 */
async function explain(written, builds = []) {
  /** @type {{ module: typeof import('../src/session/help/help-code') }} */
  const { module } = await runnerImport(join(root, 'src/session/help/help-code.ts'), {
    configFile: false,
    resolve: { alias: { '@': join(root, 'src') } },
  });
  const read = module.readHelpCode(written);
  if (!read) return [`${written} is no help code: ask for it again`];
  const time = [Math.floor(read.minute / 60), read.minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return [
    `Address    ${read.address}`,
    `Reference  ${read.reference || 'none'}`,
    `Time       ${time} UTC, today or on an earlier day`,
    ...builds.map((build) => `Build      ${build} ${module.buildPart(build) === read.build ? 'may have made it' : 'has not made it'}`),
  ];
}

const [written = refuse('A help code is needed'), ...builds] = commandLine(usage, { allowPositionals: true }).positionals;
console.log((await explain(written, builds)).join('\n'));

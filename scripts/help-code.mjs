import { join } from 'node:path';
import { runnerImport } from 'vite';
import { giveUp, root } from './command.mjs';

const usage = 'npm run help-code -- K7-4Q2 [ids of builds that may have made it]';

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

const [written = giveUp(usage), ...builds] = process.argv.slice(2);
console.log((await explain(written, builds)).join('\n'));

import { commandLine, refuse } from './command-line.mjs';
import { report } from './contract/probe.mjs';
import { smoke } from './smoking/smoke.mjs';

const usage = `
Checks a served release: documents, policy, hashes, compression, missing files and /version.json. The exit code is 1 if a check fails.

Usage: node scripts/smoke.mjs <address of the site>`;

const { positionals } = commandLine(usage, { allowPositionals: true });
const [address = '', ...others] = positionals;
if (others.length > 0 || !/^https?:\/\/[^/]+\/?$/.test(address))
  refuse(`One http or https address without a path is needed, but received '${positionals.join(' ')}'`);

await report(smoke(address));

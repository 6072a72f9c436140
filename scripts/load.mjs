import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { giveUp, npmRun, onPath, root } from './command.mjs';
import { commandLine } from './command-line.mjs';
import { install } from './install.mjs';
import { fetchFiles } from './loading/files.mjs';
import { runJourneys } from './loading/journeys.mjs';
import { nginx, startNginx } from './nginx.mjs';

const visitors = 200;
const folder = join(root, 'dist');

commandLine(`
Builds the app and puts 200 visitors at once on a real nginx: they fetch files for 30 seconds, then each logs in. Needs nginx and wrk.

Usage: node scripts/load.mjs`);
await install();
if ((await npmRun('build')) !== 0) giveUp('The build has failed: there is nothing to load.');
if (!(await nginx())) giveUp('This needs nginx with brotli_static: install nginx-light and libnginx-mod-http-brotli-static.');
if (!onPath('wrk')) await aptInstall('wrk');
if (!onPath('wrk')) giveUp('This needs wrk: install it, then try again.');

const server = await startNginx({ folder });
const files = fetchFiles({ origin: server.origin, folder, visitors });
await server.stop();
const journeys = await runJourneys({ folder, visitors });
process.exitCode = files && journeys ? 0 : 1;

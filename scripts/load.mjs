import { giveUp, npmRun, root } from './command.mjs';
import { commandLine } from './command-line.mjs';
import { install } from './install.mjs';
import { nginx, startNginx } from './nginx.mjs';
import { serveCommit } from './picturing/serve.mjs';

const VISITORS = 200;

commandLine(`
Builds the app, and logs 200 visitors in at once through a real nginx, with the mock backend behind it. Needs nginx.

Usage: node scripts/load.mjs`);
await install();
if ((await npmRun('build')) !== 0) giveUp('The build has failed: there is nothing to load.');
if (!(await nginx())) giveUp('This needs nginx with brotli_static: install nginx-light and libnginx-mod-http-brotli-static.');

// Imported late because it needs the packages.
const { logVisitorsIn } = await import('./loading/visitors.mjs');
const mock = await serveCommit(root, 'dist', {});
const host = await startNginx({ folder: `${root}/dist`, upstream: mock.origin });
process.exitCode = (await logVisitorsIn(host.origin, VISITORS)) ? 0 : 1;
await host.stop();
mock.close();

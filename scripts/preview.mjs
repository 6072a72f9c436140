import { giveUp } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { install } from './install.mjs';
import { messageOfServer } from './port.mjs';

const { values } = commandLine(
  `
Serves a build with the mock backend, under the headers and caching rules of a host. Run npm run build first.

Usage: npm run preview [-- options]

  --port <number>        4173 by default
  --host <address>       listens there and not only on this machine, such as 0.0.0.0
  --allowed-host <name>  a host name that requests may have; may be repeated
  --outDir <folder>      another build than dist

Example: npm run preview -- --port 4199`,
  {
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'allowed-host': { type: 'string', multiple: true },
      outDir: { type: 'string' },
    },
  },
);
const { port = '4173', host, 'allowed-host': allowedHosts, outDir } = values;
if (!/^\d+$/.test(port) || Number(port) > 65_535) refuse(`${port} is not a port`);

await install();
const { preview } = await import('vite');
try {
  const server = await preview({ build: { outDir }, preview: { port: Number(port), host, allowedHosts } });
  server.printUrls();
} catch (error) {
  giveUp(messageOfServer(error));
}

import { giveUp } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { install } from './install.mjs';
import { isLoopback } from './loopback.mjs';
import { messageOfServer } from './port.mjs';

const usage = `
Serves the app with the mock backend, and reloads pages when a file changes.

Usage: npm start [-- options]

  --port <number>        3000 by default, or PORT of the environment; if it is taken, the next free one
  --strict-port          ends if the port is taken
  --host <address>       listens there and not only on this machine, such as 0.0.0.0
  --allowed-host <name>  a host name that requests may have; may be repeated

Example: npm start -- --port 4801 --strict-port`;
const openToAll =
  'Warning: everybody on the network can use this server, and by any host name, so a page of another site may read it. Name the host with --allowed-host to allow no other.';

/** A host name as in the Host header, without the port. A leading dot allows all its subdomains. */
const hostName = /^\.?[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

/** @returns {Promise<import('vite').ServerOptions>} */
async function settings() {
  const { values } = commandLine(usage, {
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'allowed-host': { type: 'string', multiple: true, default: [] },
      'strict-port': { type: 'boolean', default: false },
    },
  });
  const { port = process.env.PORT, host, 'allowed-host': allowedHosts, 'strict-port': strictPort } = values;
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 65_536)) refuse(`${port} is not a port`);
  const malformed = allowedHosts.find((name) => !hostName.test(name));
  if (malformed !== undefined) refuse(`${malformed} is not a host name`);
  // Any name can resolve to this machine's own address (DNS rebinding). For another address the names may be unknown, as in a container.
  const everyName = host !== undefined && allowedHosts.length === 0 && !(await isLoopback(host).catch(({ message }) => refuse(message)));
  if (everyName) console.warn(openToAll);
  return {
    ...(port !== undefined && { port: Number(port) }),
    ...(host !== undefined && { host }),
    allowedHosts: everyName || allowedHosts.map((name) => name.toLowerCase()),
    strictPort,
  };
}

const server = await settings();
await install();
const { createServer } = await import('vite');

const started = await createServer({ server });
try {
  await started.listen();
} catch (error) {
  giveUp(messageOfServer(error));
}
const [address = 'http://localhost:3000/'] = started.resolvedUrls?.local ?? started.resolvedUrls?.network ?? [];
console.log(`
Open ${address}mock to log in as any persona, with the mock backend. Ctrl-C ends it.
A client finds the provider by ${address}.well-known/openid-configuration, see docs/clients.md.
`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  // `once`, so that a second Ctrl-C exits immediately.
  process.once(signal, () => void started.close().finally(() => process.exit(0)));
}

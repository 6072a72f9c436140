import { parseArgs } from 'node:util';
import { giveUp } from './command.mjs';
import { install } from './install.mjs';
import { isLoopback } from './loopback.mjs';

const usage = 'npm start -- --port 3000 --host 0.0.0.0 --allowed-host mock.example.com --strict-port';
const openToAll =
  'Warning: everybody on the network can use this server, and by any host name, so a page of another site may read it. Name the host with --allowed-host to allow no other.';

/** A name as a Host header has it, without the port; a dot before it stands for all names that end so. */
const hostName = /^\.?[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

/** @returns {Promise<import('vite').ServerOptions>} */
async function settings() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'allowed-host': { type: 'string', multiple: true, default: [] },
        'strict-port': { type: 'boolean', default: false },
      },
    });
    const { port = process.env.PORT, host, 'allowed-host': allowedHosts, 'strict-port': strictPort } = values;
    if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 65_536)) throw new Error(`${port} is not a port.`);
    const malformed = allowedHosts.find((name) => !hostName.test(name));
    if (malformed !== undefined) throw new Error(`${malformed} is not a host name.`);
    // A browser can be led to this machine's own address by any name (DNS rebinding). For another one the names may be unknown, as in a container.
    const everyName = host !== undefined && allowedHosts.length === 0 && !(await isLoopback(host));
    if (everyName) console.warn(openToAll);
    return {
      ...(port !== undefined && { port: Number(port) }),
      ...(host !== undefined && { host }),
      allowedHosts: everyName || allowedHosts.map((name) => name.toLowerCase()),
      strictPort,
    };
  } catch (error) {
    return giveUp(`${/** @type {Error} */ (error).message} It is used so: ${usage}`);
  }
}

const server = await settings();
await install();
const { createServer } = await import('vite');

const started = await createServer({ server });
try {
  await started.listen();
} catch (error) {
  const { message } = /** @type {Error} */ (error);
  const advice = message.includes('already in use') ? ' End the process that listens there, or choose another one with --port.' : '';
  giveUp(`${message}.${advice}`);
}
const [address = 'http://localhost:3000/'] = started.resolvedUrls?.local ?? started.resolvedUrls?.network ?? [];
console.log(`
Open ${address}mock to log in as anybody, with the mock backend. Ctrl-C ends it.
A client finds the provider by ${address}.well-known/openid-configuration, see docs/mock.md.
`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  // Once: a second Ctrl-C does not wait for anything.
  process.once(signal, () => void started.close().finally(() => process.exit(0)));
}

import { parseArgs } from 'node:util';
import { giveUp } from './command.mjs';
import { install } from './install.mjs';

const usage = 'npm start -- --port 3000 --host 0.0.0.0 --strict-port';

/** @returns {import('vite').ServerOptions} */
function settings() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, host: { type: 'string' }, 'strict-port': { type: 'boolean', default: false } },
    });
    const { port = process.env.PORT, host, 'strict-port': strictPort } = values;
    if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 65_536)) throw new Error(`${port} is not a port.`);
    // Elsewhere it has other names, such as that of a container; on this machine only its own.
    return { ...(port !== undefined && { port: Number(port) }), ...(host !== undefined && { host, allowedHosts: true }), strictPort };
  } catch (error) {
    return giveUp(`${/** @type {Error} */ (error).message} It is used so: ${usage}`);
  }
}

const server = settings();
await install();
const { createServer } = await import('vite');

const started = await createServer({ server });
await started.listen();
const [address = 'http://localhost:3000/'] = started.resolvedUrls?.local ?? started.resolvedUrls?.network ?? [];
console.log(`
Open ${address}mock to log in as anybody, with the mock backend. Ctrl-C ends it.
A client finds the provider by ${address}.well-known/openid-configuration, see docs/mock.md.
`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  // Once: a second Ctrl-C does not wait for anything.
  process.once(signal, () => void started.close().finally(() => process.exit(0)));
}

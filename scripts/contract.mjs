import { commandLine, refuse } from './command-line.mjs';
import { probe, report } from './contract/probe.mjs';

const usage = `
Compares a deployed site and its back ends with the contract. Without --proxy it sends each call once, without an account.

Usage: npm run contract -- <address> [--origin <origin>] [--login <address>]
       npm run contract -- --proxy <address> [options]

  --origin <origin>  the origin of the app, if its users open another one than <address>
  --login <address>  the address to which a client sends the browser, to check that a request needs state or nonce
  --proxy <address>  serves the build with the back ends of this site, and lists what differs while you log in with a test account
  --port <number>    the port of the proxy, 4173 unless set
  --of <folder>      another build than dist

A failed check prints the first 80 characters of the answer. With --proxy only names of members are shown, never their values. The addresses of the APIs are read from VITE_AUTH_API_URL and so on, as in .env.example.
With VITE_REQUEST_ID_HEADER and --origin, the APIs must allow that header.

Example: npm run contract -- https://staging.example.com --origin https://login.example.com`;

const string = /** @type {const} */ ({ type: 'string' });

function site() {
  const { values, positionals } = commandLine(usage, {
    allowPositionals: true,
    options: { origin: string, login: string, proxy: string, port: { ...string, default: '4173' }, of: { ...string, default: 'dist' } },
  });
  const addresses = values.proxy === undefined ? positionals : [values.proxy, ...positionals];
  const [address = '', ...others] = addresses;
  if (others.length > 0 || !/^https?:\/\//.test(address) || !URL.canParse(address))
    return refuse(`One http or https address is needed, but received '${addresses.join(' ')}'`);
  if (values.login !== undefined && !URL.canParse(values.login)) return refuse(`${values.login} is no address`);
  if (!/^\d{1,5}$/.test(values.port)) return refuse(`${values.port} is not a port`);
  return { address, ...values };
}

/** @param {string} address @param {number} port @param {string} folder */
async function serve(address, port, folder) {
  const { startProxy } = await import('./contract/proxy.mjs');
  /** The violations of each called operation. @type {Map<string, Set<string>>} */
  const found = new Map();
  const { origin, close } = await startProxy({
    address,
    port,
    folder,
    settings: process.env,
    onAnswer({ operation, violations }) {
      for (const violation of violations) console.log(`WRONG  ${operation}: ${violation}`);
      found.set(operation, new Set([...(found.get(operation) ?? []), ...violations]));
    },
  });
  console.log(`Begin a login at ${origin}, at the address to which your client sends the browser, and go on here. Ctrl+C ends.`);
  process.once('SIGINT', async () => {
    await close();
    const differing = [...found].filter(([, violations]) => violations.size > 0);
    console.log(`\nCalls that were compared: ${[...found.keys()].join(', ') || 'none'}`);
    console.log(differing.length === 0 ? 'Nothing differs from the contract.' : `Calls that differ from the contract: ${differing.length}`);
    for (const [operation, violations] of differing) console.log([operation, ...violations].join('\n  '));
    process.exit(differing.length === 0 ? 0 : 1);
  });
}

const { address, origin, login, proxy, port, of } = site();
if (proxy === undefined) await report(probe({ address, origin, login, settings: process.env }));
else await serve(address, Number(port), of);

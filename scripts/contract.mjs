import { parseArgs } from 'node:util';
import { giveUp } from './command.mjs';
import { probe } from './contract/probe.mjs';

const usage = `Usage: npm run contract -- https://staging.example.com [--origin https://login.example.com]
       npm run contract -- --proxy https://staging.example.com [--port 4173] [--of dist]
Without --proxy it sends each call once, without an account. With --proxy it serves the build with the back ends of that site, and lists what
differs from the contract while you log in with a test account. Only names of members are shown, never their values.
The addresses of the APIs are read from VITE_AUTH_API_URL and so on, as in .env.example.`;

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        origin: { type: 'string' },
        proxy: { type: 'string' },
        port: { type: 'string', default: '4173' },
        of: { type: 'string', default: 'dist' },
        help: { type: 'boolean' },
      },
    });
    const addresses = values.proxy === undefined ? positionals : [values.proxy, ...positionals];
    const [address = '', ...others] = addresses;
    if (values.help) return { help: true, address, ...values };
    if (others.length > 0 || !/^https?:$/.test(new URL(address).protocol)) throw new Error(`One address is needed, and not: ${addresses}`);
    if (!/^\d{1,5}$/.test(values.port)) throw new Error(`--port must be a number, and not: ${values.port}`);
    return { help: false, address, ...values };
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** @param {{ address: string, origin?: string | undefined }} site */
async function compare({ address, origin }) {
  let wrong = 0;
  for await (const { ok, check, advice } of probe({ address, origin, settings: process.env })) {
    const word = !ok ? 'WRONG ' : advice ? 'warn  ' : 'ok    ';
    console.log(`${word} ${check}${advice && `: ${advice}`}`);
    if (!ok) wrong += 1;
  }
  console.log(wrong === 0 ? 'All checks passed.' : `${wrong} checks failed.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

/** @param {string} address @param {number} port @param {string} folder */
async function serve(address, port, folder) {
  const { startProxy } = await import('./contract/proxy.mjs');
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const { origin, close } = await startProxy({
    address,
    port,
    folder,
    settings: process.env,
    onViolation({ operation, violation }) {
      console.log(`WRONG  ${operation}: ${violation}`);
      found.set(operation, (found.get(operation) ?? new Set()).add(violation));
    },
  });
  console.log(`Begin a login at ${origin}, at the address to which your client sends the browser, and go on here. Ctrl+C ends.`);
  process.once('SIGINT', async () => {
    await close();
    console.log(found.size === 0 ? '\nNothing differs from the contract.' : `\nCalls that differ from the contract: ${found.size}`);
    for (const [operation, violations] of found) console.log([operation, ...violations].join('\n  '));
    process.exit(found.size === 0 ? 0 : 1);
  });
}

const { help, address, origin, proxy, port, of } = options();
if (help) console.log(usage);
else if (proxy === undefined) await compare({ address, origin });
else await serve(address, Number(port), of);

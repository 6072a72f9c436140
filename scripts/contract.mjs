import { commandLine, refuse } from './command-line.mjs';
import { probe } from './contract/probe.mjs';

const usage = `
Compares a deployed site and its back ends with the contract.

Usage: npm run contract -- <address> [options]

  --origin <origin>  the origin of the app, if its users open another one than <address>

The addresses of APIs on another origin are read from VITE_AUTH_API_URL and so on, as in .env.example.

Example: npm run contract -- https://staging.example.com --origin https://login.example.com`;

/** @returns {{ address: string, origin: string | undefined }} */
function site() {
  const { values, positionals } = commandLine(usage, { allowPositionals: true, options: { origin: { type: 'string' } } });
  const [address = '', ...others] = positionals;
  if (others.length > 0 || !/^https?:\/\//.test(address) || !URL.canParse(address))
    return refuse(`One http or https address is needed, but received '${positionals.join(' ')}'`);
  return { address, origin: values.origin };
}

let wrong = 0;
for await (const { ok, check, advice } of probe({ ...site(), settings: process.env })) {
  console.log(ok ? `ok     ${check}` : `WRONG  ${check}: ${advice}`);
  if (!ok) wrong += 1;
}
console.log(wrong === 0 ? 'All checks passed.' : `${wrong} checks failed.`);
process.exitCode = wrong === 0 ? 0 : 1;

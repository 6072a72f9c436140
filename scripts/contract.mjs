import { parseArgs } from 'node:util';
import { giveUp } from './command.mjs';
import { probe } from './contract/probe.mjs';

const usage = `Usage: npm run contract -- https://staging.example.com [--origin https://login.example.com]
The addresses of APIs on another origin are read from VITE_AUTH_API_URL and so on, as in .env.example.`;

/** @returns {{ address: string, origin: string | undefined }} */
function site() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { origin: { type: 'string' } } });
    const [address = '', ...others] = positionals;
    if (others.length > 0 || !/^https?:$/.test(new URL(address).protocol))
      throw new Error(`One address is needed, and not: ${positionals}`);
    return { address, origin: values.origin };
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

let wrong = 0;
for await (const { ok, check, advice } of probe({ ...site(), settings: process.env })) {
  const word = !ok ? 'WRONG ' : advice ? 'warn  ' : 'ok    ';
  console.log(`${word} ${check}${advice && `: ${advice}`}`);
  if (!ok) wrong += 1;
}
console.log(wrong === 0 ? 'All checks passed.' : `${wrong} checks failed.`);
process.exitCode = wrong === 0 ? 0 : 1;

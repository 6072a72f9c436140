import { giveUp } from './command.mjs';
import { smoke } from './smoking/smoke.mjs';

const [address = '', ...others] = process.argv.slice(2);
if (others.length > 0 || !/^https?:\/\/[^/]+\/?$/.test(address)) giveUp('Usage: node scripts/smoke.mjs https://login.example.com');

let wrong = 0;
for await (const { ok, check, advice } of smoke(address)) {
  console.log(ok ? `ok     ${check}` : `WRONG  ${check}: ${advice}`);
  if (!ok) wrong += 1;
}
console.log(wrong === 0 ? 'All checks passed.' : `${wrong} checks failed.`);
process.exitCode = wrong === 0 ? 0 : 1;

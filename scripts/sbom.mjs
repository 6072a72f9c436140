import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, root } from './command.mjs';
import { billOf } from './shipped/bill.mjs';
import { differences } from './shipped/differences.mjs';
import { licenceTable, refusedLicences } from './shipped/licences.mjs';

const stored = 'docs/sbom.json';
const table = 'docs/licences.md';

const { values } = parseArgs({
  options: {
    /** A release to compare with: a tag or a commit. Without it the newest tag, or, where there is none, the bill as it lies there. */
    against: { type: 'string' },
    /** Another file for the bill, such as one that goes with a release; the stored ones stay as they are. */
    to: { type: 'string' },
    /** ISO 8601, and a urn:uuid: a bill has neither unless they are given, so that the same packages make the same file. */
    timestamp: { type: 'string' },
    serial: { type: 'string' },
  },
});
const { against, to, timestamp, serial } = values;
if ((timestamp || serial) && !to) giveUp('A moment is for a file of its own: add --to <file>.');
if (timestamp && Number.isNaN(Date.parse(timestamp))) giveUp('--timestamp takes a time such as 2026-12-01T09:00:00Z.');
if (serial && !/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(serial)) giveUp('--serial takes a urn:uuid:…');

/** @param {readonly string[]} args @returns {string | undefined} what git says; undefined when it fails */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** @returns {[from: string, text: string | undefined]} the former bill */
function former() {
  const release = against ?? git('describe', '--tags', '--abbrev=0')?.trim();
  if (release) return [release, git('show', `${release}:${stored}`)];
  return ['the stored one', existsSync(join(root, stored)) ? readFileSync(join(root, stored), 'utf8') : undefined];
}

const bill = billOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), { timestamp, serial });
const [from, text] = former();
if (against && text === undefined) giveUp(`${against} has no ${stored}.`);
const changes = text === undefined ? [] : differences(JSON.parse(text), bill);
writeFileSync(to ?? join(root, stored), `${JSON.stringify(bill, null, 2)}\n`);
if (!to) writeFileSync(join(root, table), licenceTable(bill));

const refused = refusedLicences(bill);
console.log(`${bill.components.length} packages: ${to ?? `${stored}, ${table}`}`);
console.log(text === undefined ? `Nothing to compare with: ${from} has no bill.` : `${changes.length} changes since ${from}.`);
for (const line of [...changes, ...refused]) console.log(line);
if (refused.length > 0) process.exitCode = 1;

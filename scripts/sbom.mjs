import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { billOf } from './shipped/bill.mjs';
import { differences, licenceTable, refusedLicences } from './shipped/licences.mjs';

const stored = 'docs/sbom.json';
const table = 'docs/licences.md';

const usage = `
Writes the bill of materials (CycloneDX) and the table of licences of all that is shipped, and prints the changes since a release.

Usage: node scripts/sbom.mjs [options]

  --against <commit>  the release to compare with; by default the newest tag, or the stored bill
  --to <file>         writes the bill to this file, and leaves the stored files as they are
  --timestamp <time>  with --to: the time of the bill
  --serial <urn>      with --to: its serial number, a urn:uuid:…

Example: node scripts/sbom.mjs --against v0.1.0`;

// Without a timestamp and serial number the same packages give the same file.
const string = /** @type {const} */ ({ type: 'string' });
const { values } = commandLine(usage, { options: { against: string, to: string, timestamp: string, serial: string } });
const { against, to, timestamp, serial } = values;
if ((timestamp || serial) && !to) refuse('--timestamp and --serial need --to <file>');
if (timestamp && Number.isNaN(Date.parse(timestamp))) refuse('--timestamp takes a time such as 2026-12-01T09:00:00Z');
if (serial && !/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(serial)) refuse('--serial takes a urn:uuid:…');

/** @param {readonly string[]} args @returns {string | undefined} the output of git; undefined if it fails */
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

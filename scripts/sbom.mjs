import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStarted, root } from './command.mjs';
import { commandLine } from './command-line.mjs';

/**
 * @typedef {{ version?: string, license?: string, integrity?: string, dev?: boolean, devOptional?: boolean, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Locked
 * @typedef {{ name: string, version: string, packages: Record<string, Locked> }} Lock package-lock.json, version 3
 */

const FOLDER = 'node_modules/';
/**
 * SPDX identifiers of the licences that shipped code may have. None of them requires more than its notice, which `licences.txt` of a build
 * contains. An expression (`A OR B`) is not listed, because a developer has to choose.
 */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Code unit order, because a locale's order depends on the machine. @param {string} a @param {string} b */
const byText = (a, b) => (a < b ? -1 : Number(a > b));
/** The name of a package by its path in the lock file. @param {string} place */
const nameAt = (place) => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
/** Package URL: the @ of a scope is escaped. @param {string} ref */
const purlOf = (ref) => `pkg:npm/${ref.replace(/^@/, '%40')}`;

/**
 * The path where Node resolves a package from this one: its own folder, or a parent's.
 * @param {Lock} lock @param {string} place @param {string} name @returns {string}
 */
function found(lock, place, name) {
  const at = `${place && `${place}/`}${FOLDER}${name}`;
  if (lock.packages[at] || place === '') return at;
  return found(lock, place.slice(0, Math.max(0, place.lastIndexOf(FOLDER) - 1)), name);
}

/**
 * The packages that a build may contain, by name, from the lock file alone. `npm sbom` stops at a peer dependency of a development package.
 * `needs` are the shipped dependencies of the package at a path.
 * @param {Lock} lock
 */
function shippedOf(lock) {
  const shipped = Object.entries(lock.packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
    .map(([place, locked]) => ({ place, locked, name: nameAt(place), ref: `${nameAt(place)}@${locked.version}` }))
    .sort((a, b) => byText(a.name, b.name) || byText(a.place, b.place));
  const refs = new Map(shipped.map(({ place, ref }) => [place, ref]));
  const needs = (/** @type {string} */ place) => {
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[place] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    return [...new Set(names.flatMap((name) => refs.get(found(lock, place, name)) ?? []))].sort(byText);
  };
  return { shipped, needs };
}

/** The bill of materials, as CycloneDX 1.6. The same lock file gives the same bytes. @param {Lock} lock */
export function billOf(lock) {
  const { shipped, needs } = shippedOf(lock);
  const app = `${lock.name}@${lock.version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { 'bom-ref': app, type: 'application', name: lock.name, version: lock.version, purl: purlOf(app) } },
    components: shipped.map(({ name: fullName, ref, locked: { version, license, integrity } }) => {
      const [, group, name] = /^(?:(@[^/]+)\/)?(.*)$/.exec(fullName) ?? [];
      const [, bits, base64] = /^sha(\d+)-(.*)/.exec(integrity ?? '') ?? [];
      const hashes = base64 && [{ alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') }];
      const licenses = [{ license: license ? { id: license } : { name: 'unknown' } }];
      return {
        'bom-ref': ref,
        type: 'library',
        ...(group && { group }),
        name,
        version,
        purl: purlOf(ref),
        licenses,
        ...(hashes && { hashes }),
      };
    }),
    dependencies: [{ ref: app, dependsOn: needs('') }, ...shipped.map(({ place, ref }) => ({ ref, dependsOn: needs(place) }))],
  };
}

/** A line for each shipped package with a licence outside the list. @param {Lock} lock */
export const refusedLicences = (lock) =>
  shippedOf(lock).shipped.flatMap(({ ref, locked: { license = 'unknown' } }) =>
    allowed.includes(license) ? [] : `${ref}: the licence ${license} is not in scripts/sbom.mjs`,
  );

/** The shipped packages and their licences as a document, formatted as by Prettier. @param {Lock} lock */
export function licenceTable(lock) {
  const packages = shippedOf(lock).shipped.map(({ name, locked: { version = '', license = 'unknown' } }) => [name, version, license]);
  const rows = [['Package', 'Version', 'Licence'], ['', '', ''], ...packages];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    (row, at) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, at === 1 ? '-' : ' ')).join(' | ')} |`,
  );
  return `# Licences of what is shipped\n\nWritten by \`node scripts/sbom.mjs\` from package-lock.json. The texts are in \`licences.txt\` of a build.\n\n${lines.join('\n')}\n`;
}

if (isStarted(import.meta.url)) {
  commandLine(`
Writes the bill of materials (CycloneDX) and the table of licences of all that is shipped. \`git diff\` shows what has changed.

Usage: node scripts/sbom.mjs`);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(join(root, 'docs/sbom.json'), `${JSON.stringify(billOf(lock), null, 2)}\n`);
  writeFileSync(join(root, 'docs/licences.md'), licenceTable(lock));
  const refused = refusedLicences(lock);
  for (const line of refused) console.log(line);
  if (refused.length > 0) process.exitCode = 1;
}

/** @typedef {import('./bill.mjs').Component} Component */
/** @typedef {Pick<import('./bill.mjs').Bill, 'components'>} Bill */

/**
 * SPDX identifiers of the licences that shipped code may have. None of them requires more than its notice, which `licences.txt` of a build
 * contains. An expression (`A OR B`) is not listed, because a developer has to choose.
 */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** @param {Component} component */
const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);

/** @param {Component} component */
const licenceOf = ({ licenses }) => licenses.map(({ license }) => license.id ?? license.name ?? 'unknown').join(', ');

/** A line for each package with a licence outside the list. @param {Bill} bill */
export const refusedLicences = ({ components }) =>
  components
    .filter((one) => !allowed.includes(licenceOf(one)))
    .map((one) => `${nameOf(one)} ${one.version}: the licence ${licenceOf(one)} is not in scripts/shipped/licences.mjs`);

/** The packages of a bill and their licences as a document, formatted as by Prettier. @param {Bill} bill */
export function licenceTable({ components }) {
  const rows = [['Package', 'Version', 'Licence'], ...components.map((one) => [nameOf(one), one.version, licenceOf(one)])];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  /** @param {readonly string[]} cells @param {string} fill */
  const line = (cells, fill = ' ') => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows.map((row) => line(row));
  const table = [head, line(['', '', ''], '-'), ...body].join('\n');
  return `# Licences of what is shipped\n\nWritten by \`node scripts/sbom.mjs\` from package-lock.json. The texts are in \`licences.txt\` of a build.\n\n${table}\n`;
}

/** The versions and licences of each package, which may be listed twice. @param {Bill} bill */
function packagesOf({ components }) {
  const packageOf = (/** @type {string} */ name) => {
    const own = components.filter((component) => nameOf(component) === name);
    return { version: own.map(({ version }) => version).join(', '), licence: [...new Set(own.map(licenceOf))].join(', ') };
  };
  return new Map(components.map((component) => [nameOf(component), packageOf(nameOf(component))]));
}

/**
 * The changes between two bills, a line each: packages that were added, removed, or have another version or licence.
 * @param {Bill} before
 * @param {Bill} after
 */
export function differences(before, after) {
  const [was, is] = [packagesOf(before), packagesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((name) => {
    const [old, now] = [was.get(name), is.get(name)];
    if (!old) return [`added    ${name} ${now?.version} (${now?.licence})`];
    if (!now) return [`removed  ${name} ${old.version} (${old.licence})`];
    const version = old.version === now.version ? [] : [`changed  ${name} ${old.version} -> ${now.version}`];
    const licence = old.licence === now.licence ? [] : [`licence  ${name} ${old.licence} -> ${now.licence}`];
    return [...version, ...licence];
  });
}

import { licenceOf, nameOf } from './licences.mjs';

/** @typedef {Pick<import('./bill.mjs').Bill, 'components'>} Bill */

/** All versions and licences of each package, which may be listed twice. @param {Bill} bill */
function packagesOf({ components }) {
  /** @type {Map<string, { versions: string[], licences: string[] }>} */
  const packages = new Map();
  for (const component of components) {
    const { versions, licences } = packages.get(nameOf(component)) ?? { versions: [], licences: [] };
    packages.set(nameOf(component), {
      versions: [...versions, component.version],
      licences: [...new Set([...licences, licenceOf(component)])],
    });
  }
  return packages;
}

/**
 * The changes between two bills, a line each: packages that were added, removed, or have another version or licence.
 * @param {Bill} before
 * @param {Bill} after
 * @returns {string[]}
 */
export function differences(before, after) {
  const [was, is] = [packagesOf(before), packagesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((name) => {
    const [old, now] = [was.get(name), is.get(name)];
    if (!old) return [`added    ${name} ${now?.versions.join(', ')} (${now?.licences.join(', ')})`];
    if (!now) return [`removed  ${name} ${old.versions.join(', ')} (${old.licences.join(', ')})`];
    const versions = [old, now].map((one) => one.versions.join(', '));
    const licences = [old, now].map((one) => one.licences.join(', '));
    return [
      ...(versions[0] === versions[1] ? [] : [`changed  ${name} ${versions.join(' -> ')}`]),
      ...(licences[0] === licences[1] ? [] : [`licence  ${name} ${licences.join(' -> ')}`]),
    ];
  });
}

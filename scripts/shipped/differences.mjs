import { licenceOf, nameOf } from './licences.mjs';

/** @typedef {Pick<import('./bill.mjs').Bill, 'components'>} Bill */

/** The versions and licences of each package, which may be listed twice. @param {Bill} bill */
function packagesOf({ components }) {
  /** @param {string} name */
  const packageOf = (name) => {
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

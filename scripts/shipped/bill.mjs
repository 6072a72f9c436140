/**
 * @typedef {{ version?: string, license?: string, integrity?: string, resolved?: string, dev?: boolean, devOptional?: boolean,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Locked
 * @typedef {{ name: string, version: string, packages: Record<string, Locked> }} Lock package-lock.json, version 3
 * @typedef {{ 'bom-ref': string, type: string, group?: string, name: string, version: string, purl: string,
 *   licenses: { license: { id?: string, name?: string } }[], hashes?: { alg: string, content: string }[] }} Component
 * @typedef {{ timestamp?: string, serial?: string }} Identity the difference between two bills of the same packages
 * @typedef {{ serialNumber?: string, metadata: { timestamp?: string, component: Record<string, string> }, components: Component[],
 *   dependencies: { ref: string, dependsOn: string[] }[] }} Bill
 */

const FOLDER = 'node_modules/';
/** Code unit order, because a locale's order depends on the machine. @param {string} a @param {string} b */
const byText = (a, b) => (a < b ? -1 : Number(a > b));

/** The name of a package by its path in the lock file. @param {string} place */
const nameAt = (place) => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);

/** @param {string} place @param {Locked} locked */
const refOf = (place, { version = '' }) => `${nameAt(place)}@${version}`;

/** Package URL: the @ of a scope is escaped. @param {string} ref */
const purlOf = (ref) => `pkg:npm/${ref.replace(/^@/, '%40')}`;

/**
 * The packages that a build may contain, by their paths. npm's own `sbom --omit=dev` omits react, zod and all others that a development
 * package needs too.
 * @param {Lock} lock
 */
const shippedOf = ({ packages }) =>
  Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
    .sort(([a], [b]) => byText(nameAt(a), nameAt(b)) || byText(a, b));

/** Converts Subresource Integrity to CycloneDX: one hash, in hexadecimal. @param {string | undefined} integrity */
function hashesOf(integrity) {
  const [, bits, base64] = /^sha(\d+)-(.*)/.exec(integrity ?? '') ?? [];
  return base64 ? { hashes: [{ alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') }] } : {};
}

/** @param {[string, Locked]} entry @returns {Component} */
function componentOf([place, locked]) {
  const ref = refOf(place, locked);
  const [, group, name = ''] = /^(?:(@[^/]+)\/)?(.*)$/.exec(nameAt(place)) ?? [];
  return {
    'bom-ref': ref,
    type: 'library',
    ...(group && { group }),
    name,
    version: locked.version ?? '',
    purl: purlOf(ref),
    licenses: [{ license: locked.license ? { id: locked.license } : { name: 'unknown' } }],
    ...hashesOf(locked.integrity),
  };
}

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
 * The bill of materials, as CycloneDX 1.6: everything that a build may contain, by name, from the lock file alone. The same lock file
 * gives the same bytes, apart from a given timestamp.
 * @param {Lock} lock
 * @param {Identity} [identity]
 * @returns {Bill & Record<string, unknown>}
 */
export function billOf(lock, { timestamp, serial } = {}) {
  const shipped = shippedOf(lock);
  const refs = new Map(shipped.map(([place, locked]) => [place, refOf(place, locked)]));
  const app = `${lock.name}@${lock.version}`;
  /** @param {[string, Locked]} entry */
  const needs = ([place, locked]) => {
    const names = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies, ...locked.peerDependencies });
    return [...new Set(names.flatMap((name) => refs.get(found(lock, place, name)) ?? []))].sort(byText);
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    ...(serial && { serialNumber: serial }),
    version: 1,
    metadata: {
      ...(timestamp && { timestamp }),
      component: { 'bom-ref': app, type: 'application', name: lock.name, version: lock.version, purl: purlOf(app) },
    },
    components: shipped.map(componentOf),
    dependencies: [
      { ref: app, dependsOn: needs(['', lock.packages[''] ?? {}]) },
      ...shipped.map((entry) => ({ ref: refOf(...entry), dependsOn: needs(entry) })),
    ],
  };
}

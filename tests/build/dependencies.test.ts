import { readFileSync } from 'node:fs';
import { billOf, licenceTable, refusedLicences } from '../../scripts/sbom.mjs';

interface Package {
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const read = <Content = Package>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;
const lock = read<Parameters<typeof billOf>[0]>('package-lock.json');

it('locks every package by its hash, from the registry of the npm settings', () => {
  const others = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(others.length).toBeGreaterThan(200);
  expect(others.filter(([, { integrity = '' }]) => !/^sha512-/.test(integrity)).map(([path]) => path)).toEqual([]);
  // npm uses the registry of its settings for a package without an address.
  const withAddress = others.filter(([, locked]) => 'link' in locked || 'resolved' in locked);
  expect(withAddress.map(([path]) => path)).toEqual([]);
});

const bill = billOf(lock);

/** A small project: `left` has a `deep` of its own, and `tool` is for development. */
const small = {
  name: 'app',
  version: '1.0.0',
  packages: {
    '': { dependencies: { left: '1.0.0', '@scope/right': '2.0.0' }, devDependencies: { tool: '1.0.0' } },
    'node_modules/left': { version: '1.0.0', license: 'MIT', dependencies: { deep: '1' }, integrity: 'sha512-AP8=' },
    'node_modules/left/node_modules/deep': { version: '1.5.0', license: 'ISC' },
    'node_modules/deep': { version: '2.0.0', license: 'ISC' },
    'node_modules/@scope/right': {
      version: '2.0.0',
      license: 'MIT',
      dependencies: { deep: '2' },
      peerDependencies: { left: '*', tool: '*' },
    },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/either': { version: '1.0.0', license: 'GPL-3.0-only', devOptional: true },
  },
};

it('matches the bill of materials and the table of licences with the lock file: otherwise run `node scripts/sbom.mjs`', () => {
  expect(JSON.parse(readFileSync('docs/sbom.json', 'utf8'))).toEqual(bill);
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceTable(lock));
});

it('lists in the bill of materials resolved versions, escaped scopes and hexadecimal hashes', () =>
  expect(billOf(small)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: [
      { 'bom-ref': '@scope/right@2.0.0', group: '@scope', name: 'right', purl: 'pkg:npm/%40scope/right@2.0.0' },
      { 'bom-ref': 'deep@2.0.0', licenses: [{ license: { id: 'ISC' } }] },
      { 'bom-ref': 'deep@1.5.0' },
      { 'bom-ref': 'left@1.0.0', hashes: [{ alg: 'SHA-512', content: '00ff' }] },
    ],
    dependencies: [
      { ref: 'app@1.0.0', dependsOn: ['@scope/right@2.0.0', 'left@1.0.0'] },
      { ref: '@scope/right@2.0.0', dependsOn: ['deep@2.0.0', 'left@1.0.0'] },
      { ref: 'deep@2.0.0', dependsOn: [] },
      { ref: 'deep@1.5.0', dependsOn: [] },
      { ref: 'left@1.0.0', dependsOn: ['deep@1.5.0'] },
    ],
  }));

it('allows the licence of every shipped package', () => expect(refusedLicences(lock)).toEqual([]));

it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', '(MIT OR GPL-2.0-only)', 'UNLICENSED', undefined])('refuses the licence %s', (license) => {
  const packages = { 'node_modules/fine': { version: '1.0.0', license: 'MIT' }, 'node_modules/other': { version: '2.0.0', license } };
  const [line, ...more] = refusedLicences({ ...small, packages } as typeof lock);
  expect(line).toMatch(/^other@2\.0\.0: the licence .* is not in scripts\/sbom\.mjs$/);
  expect(more).toEqual([]);
});

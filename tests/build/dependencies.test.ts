import { existsSync, readdirSync, readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import { billOf } from '../../scripts/shipped/bill.mjs';
import { differences, licenceTable, refusedLicences } from '../../scripts/shipped/licences.mjs';

interface Package {
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const read = <Content = Package>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;
const lock = read<Parameters<typeof billOf>[0]>('package-lock.json');

it('configures npm to pin versions, run no package scripts and refuse another Node', () => {
  const lines = readFileSync('.npmrc', 'utf8').split('\n').filter(Boolean);
  expect(Object.fromEntries(lines.map((line) => line.split('=')))).toEqual({
    'save-exact': 'true',
    'ignore-scripts': 'true',
    'engine-strict': 'true',
  });
  // `engine-strict` refuses only what `engines` excludes.
  expect(read('package.json').engines).toEqual({ node: '>=20.19' });
});

it('locks every package by its hash, from the registry of the npm settings', () => {
  const others = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(others.length).toBeGreaterThan(200);
  expect(others.filter(([, { integrity = '' }]) => !/^sha512-/.test(integrity)).map(([path]) => path)).toEqual([]);
  // npm uses the registry of its settings for a package without an address.
  const withAddress = others.filter(([, locked]) => 'link' in locked || locked.resolved !== undefined);
  expect(withAddress.map(([path]) => path)).toEqual([]);
});

it('proposes updates within the times of docs/security.md', () => {
  const text = readFileSync('docs/security.md', 'utf8').replace(/\s+/g, ' ');
  expect(text).toContain('Security updates are taken within 7 days, within 2 when they are being exploited; all others once a month.');
  expect(read<Record<string, unknown>>('renovate.json')).toMatchObject({
    schedule: ['before 7am on monday'],
    vulnerabilityAlerts: { schedule: ['at any time'], minimumReleaseAge: null },
  });
});

it('pins every dependency to the version of the lock file', () => {
  const { dependencies, devDependencies } = read('package.json');
  const versions = Object.values({ ...dependencies, ...devDependencies });
  // TypeScript is installed twice, once by another name, because ESLint does not yet support the version of the compiler.
  expect(versions.length).toBeGreaterThan(20);
  expect(versions.filter((version) => !/^(npm:typescript@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(lock.packages['']).toMatchObject({ dependencies, devDependencies });
});
const page = readFileSync('docs/asvs.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', level = '', requirement = '', state = '', reason = '']) => ({ number, level, requirement, state, reason }),
);
const filesIn = (text: string) => [...text.matchAll(/`((?:tests|e2e|src|docs)\/[^`]+)`/g)].map(([, path = '']) => path);
const testsIn = (text: string) => filesIn(text).filter((path) => /\.(test|spec)\.tsx?$/.test(path));

/** The number of requirements of level 1 or 2 in each section of ASVS 5.0.0. Their numbers come first in a section, followed by level 3.
 * Sections 3.1 and 3.6 have only level 3, and some sections omit a number.
 */
const sections: Record<string, readonly number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1, 0],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7, 0],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const numbers = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) => Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`)),
);

describe('table of ASVS 5.0', () => {
  it('lists each requirement of level 1 and 2 of ASVS 5.0 once, in order', () => {
    expect(numbers).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(numbers);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  });

  it('names existing files in the table of ASVS 5.0', () => {
    const named = filesIn(page);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('gives each requirement of ASVS 5.0 one of five states, and a reason', () => {
    const states = ['met', 'not met', 'back end', 'operator', 'n/a'];
    expect(rows.filter(({ state, reason }) => !states.includes(state) || reason.length < 5)).toEqual([]);
  });

  it('marks no requirement as met without a test of the app: no host serves the mock', () => {
    const ofTheMock = /^(tests\/backend|e2e\/provider)\//;
    const isProven = (reason: string) => testsIn(reason).some((path) => !ofTheMock.test(path));
    expect(rows.filter(({ state, reason }) => state === 'met' && !isProven(reason))).toEqual([]);
  });

  it('states in docs/security.md the counts of the table of ASVS 5.0', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    expect(readFileSync('docs/security.md', 'utf8').replace(/\s+/g, ' ')).toContain(
      `Of ${rows.length} requirements ${count('met')} are met, ${count('not met')} are not met, ${count('back end')} are the back ends', ` +
        `${count('operator')} the operator's, and ${count('n/a')} do not apply.`,
    );
  });
});

const all = ['tests', 'e2e'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
const tests = new Set(all.map((path) => /([^/]+)\.(test|spec)\.tsx?$/.exec(path)?.[1]?.replace(/\.long$/, '')));

it('names existing tests in docs/security.md', () => {
  const lists = [...readFileSync('docs/security.md', 'utf8').matchAll(/\b[Tt]ests?:\s([^]*?)(?:\n\n|\.\s|\)\.)/g)];
  const names = lists.flatMap(([, list = '']) => [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/^.*\//, '')));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !tests.has(name))).toEqual([]);
});
/** The oldest version of each browser that `browserslist` in package.json names. */
const oldest = new Map<string, number>();
for (const browser of browserslist(undefined, { path: '.' })) {
  const [name = '', version = ''] = browser.split(' ');
  oldest.set(name, Math.min(oldest.get(name) ?? Infinity, parseFloat(version)));
}

it('lists in docs/hosting.md the browsers that package.json supports', () => {
  const [, sentence = ''] = /The oldest browsers that it supports are (.*?)\.\s/s.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', ios_saf: 'iOS', samsung: 'Samsung Internet' };
  const supported = Object.entries(names).map(([name, shown]) => `${shown} ${oldest.get(name)}`);
  expect(sentence.replace(/\s+/g, ' ').split(/, | and /)).toEqual(supported);
});

it('compiles the app for the oldest supported browsers', () => {
  const [, targets = ''] = /target: \[(.*?)\]/.exec(readFileSync('vite.config.ts', 'utf8')) ?? [];
  // The build target of Chrome is newer, for the reason in that file. Lint refuses the syntax that it compiles differently.
  expect(targets).toBe(
    `'es2020', 'chrome91', 'firefox${oldest.get('firefox')}', 'safari${oldest.get('safari')}', 'ios${oldest.get('ios_saf')}'`,
  );
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
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceTable(bill));
});

it('lists in the bill of materials every dependency of package.json and none for development', () => {
  const { dependencies, devDependencies } = lock.packages[''] as Record<string, Record<string, string>>;
  const refs = bill.components.map((component) => component['bom-ref']);
  expect(refs).toEqual(expect.arrayContaining(Object.entries(dependencies ?? {}).map((entry) => entry.join('@'))));
  for (const entry of Object.entries(devDependencies ?? {})) expect(refs).not.toContain(entry.join('@'));
});

it('lists in the bill of materials resolved versions, escaped scopes and hexadecimal hashes', () => {
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
  });
});

it('adds a timestamp to the bill of materials only on request', () => {
  expect(JSON.stringify(bill)).toBe(JSON.stringify(billOf(structuredClone(lock))));
  expect(bill).not.toHaveProperty('serialNumber');
  expect(bill.metadata).not.toHaveProperty('timestamp');
  const stamp = { timestamp: '2026-12-01T09:00:00Z', serial: 'urn:uuid:65d1b1ef-7cd4-468b-9adb-b5af1cb1c0eb' };
  expect(billOf(lock, stamp)).toMatchObject({ serialNumber: stamp.serial, metadata: { timestamp: stamp.timestamp } });
});

const part = (name: string, version: string, licence?: string) => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  purl: '',
  licenses: [{ license: licence ? { id: licence } : { name: 'unknown' } }],
});

describe('comparison of two bills of materials', () => {
  it('lists packages that were added, removed, or changed in version or licence', () => {
    const same = part('kept', '1.0.0', 'MIT');
    const twice = part('twice', '1.0.0', 'MIT');
    const before = [part('gone', '1.0.0', 'MIT'), same, part('newer', '1.0.0', 'MIT'), twice];
    const after = [part('added', '3.0.0', 'ISC'), same, part('newer', '2.0.0', 'Apache-2.0'), twice, part('twice', '2.0.0', 'MIT')];
    expect(differences({ components: before }, { components: after })).toEqual([
      'added    added 3.0.0 (ISC)',
      'removed  gone 1.0.0 (MIT)',
      'changed  newer 1.0.0 -> 2.0.0',
      'licence  newer MIT -> Apache-2.0',
      'changed  twice 1.0.0 -> 1.0.0, 2.0.0',
    ]);
  });

  it('lists no difference between equal bills of materials', () => expect(differences(bill, billOf(lock))).toEqual([]));
});

it('allows the licence of every shipped package', () => expect(refusedLicences(bill)).toEqual([]));

it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', '(MIT OR GPL-2.0-only)', 'UNLICENSED', undefined])('refuses the licence %s', (licence) => {
  const [line, ...more] = refusedLicences({ components: [part('fine', '1.0.0', 'MIT'), part('other', '2.0.0', licence)] });
  expect(line).toMatch(/^other 2\.0\.0: the licence .* is not in scripts\/shipped\/licences\.mjs$/);
  expect(more).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Package {
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const read = <Content = Package>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;

it('configures npm to pin versions, run no package scripts and refuse another Node', () => {
  const lines = readFileSync('.npmrc', 'utf8').split('\n').filter(Boolean);
  expect(Object.fromEntries(lines.map((line) => line.split('=')))).toEqual({
    'save-exact': 'true',
    'ignore-scripts': 'true',
    'engine-strict': 'true',
  });
  // Without which there is none to refuse.
  expect(read('package.json').engines).toEqual({ node: '>=20.19' });
});

it('locks every package by its hash, from the registry of the npm settings', () => {
  const { packages } = read<{ packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }> }>('package-lock.json');
  const others = Object.entries(packages).filter(([path]) => path !== '');
  expect(others.length).toBeGreaterThan(200);
  expect(others.filter(([, { integrity = '' }]) => !/^sha512-/.test(integrity)).map(([path]) => path)).toEqual([]);
  // Without an address npm asks the registry of its settings.
  const elsewhere = others.filter(([, { resolved, link }]) => link ?? resolved !== undefined);
  expect(elsewhere.map(([path]) => path)).toEqual([]);
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
  // TypeScript is there twice, once by another name: its compiler is a version ahead of what ESLint can use.
  expect(versions.length).toBeGreaterThan(20);
  expect(versions.filter((version) => !/^(npm:typescript@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const locked = read<{ packages: Record<string, Package> }>('package-lock.json').packages[''];
  expect(locked).toMatchObject({ dependencies, devDependencies });
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Package {
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const read = <Content = Package>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;

it('npm pins versions exactly, runs no script of a package, and refuses another Node', () => {
  const lines = readFileSync('.npmrc', 'utf8').split('\n').filter(Boolean);
  expect(Object.fromEntries(lines.map((line) => line.split('=')))).toEqual({
    'save-exact': 'true',
    'ignore-scripts': 'true',
    'engine-strict': 'true',
  });
  // Without which there is none to refuse.
  expect(read('package.json').engines).toEqual({ node: '>=20.19' });
});

it('every dependency is pinned to one version, the one of the lock file', () => {
  const { dependencies, devDependencies } = read('package.json');
  const versions = Object.values({ ...dependencies, ...devDependencies });
  // TypeScript is there twice, once by another name: its compiler is a version ahead of what ESLint can use.
  expect(versions.length).toBeGreaterThan(20);
  expect(versions.filter((version) => !/^(npm:typescript@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const locked = read<{ packages: Record<string, Package> }>('package-lock.json').packages[''];
  expect(locked).toMatchObject({ dependencies, devDependencies });
});

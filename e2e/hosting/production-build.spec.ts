import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { journeysSettings } from '../../scripts/e2e.mjs';
import { folder } from '../support/built-pages';
import { expect, test } from '../support/test';

/** The files that a host serves. It serves no hidden file, and not its own configuration. */
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^\.|^nginx\.conf$|\.(br|gz|png|ico)$/.test(entry.name))
  .map(({ parentPath, name }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') }));

/** The names of the files that contain a text. */
const having = (text: string | RegExp) => files.filter((file) => file.text.search(text) >= 0).map(({ name }) => name);

test('leaves the developer page and the tools of the store out of a production build', { tag: '@quick' }, async ({ visitor, page }) => {
  const tools = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__';
  // As the browser extension defines it. Redux would call it when it creates the store.
  await page.addInitScript((name) => {
    const called = () => {
      throw new Error('The tools of the store are on');
    };
    Object.assign(window, { [name]: called });
  }, tools);
  expect(having(tools)).not.toEqual([]);
  await visitor.arrives();
  await page.goto('/set-cookie');
  await visitor.isOn('/set-cookie', 'We cannot find that page');
  // The search finds the text of an included page.
  expect(having('Create an NHS account')).not.toEqual([]);
  expect(having('Set cookies')).toEqual([]);
});

test('leaves source maps, the mock backend and the tests out of a production build', { tag: '@quick' }, () => {
  expect(files.map(({ name }) => name).filter((name) => name.endsWith('.map'))).toEqual([]);
  for (const text of [
    /sourceMappingURL/,
    /setupWorker/,
    /mockServiceWorker/,
    /\bmsw\b/,
    /\/mock\b/,
    /data-testid/,
    /\.well-known/,
    /client_assertion/,
  ])
    expect(having(text), String(text)).toEqual([]);
});

test('puts only four hidden files, which a release needs, into a production build, and no project documents', { tag: '@quick' }, () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => /(^|\/)\.|\.md$|package|tsconfig|Dockerfile|openapi/.test(name)).sort()).toEqual([
    '.maps.json',
    '.sbom.json',
    '.settings.mjs',
    '.template.json',
  ]);
});

test('puts only the settings of the environment into a production build', { tag: '@quick' }, () => {
  expect(having(journeysSettings.VITE_ANALYTICS_SCRIPT_URL)).not.toEqual([]);
  expect(having(journeysSettings.UNNAMED_SETTING)).toEqual([]);
  // The build contains the values of the settings, not their names. Only the messages for operators name them.
  expect(having(/\bVITE_[A-Z0-9_]+/)).toEqual([expect.stringMatching(/^explain-.+\.js$/)]);
});

test('reports from one chunk only, which no document loads, in a build without an address for reports', { tag: '@quick' }, () => {
  for (const text of ['The app did not start', 'Reporting-Endpoints', 'report-to']) expect(having(text), text).toEqual([]);
  const chunks = ['There was no answer twice', 'keepalive', 'Core Web Vitals'].flatMap(having);
  expect([...new Set(chunks)]).toEqual([expect.stringMatching(/^reports-.+\.js$/)]);
  const documents = files.filter(({ name }) => name.endsWith('.html')).map(({ text }) => text);
  expect(documents.length).toBeGreaterThan(30);
  for (const chunk of chunks) expect(documents.filter((text) => text.includes(chunk))).toEqual([]);
});

test('lists every package of a production build with its licence in the bill of materials', { tag: '@quick' }, () => {
  const named = readFileSync(join(folder, 'licences.txt'), 'utf8').matchAll(/^## (\S+) - (\S+) \(/gm);
  const packages = [...named].map(([, name, version]) => `${name}@${version}`);
  const bill = JSON.parse(readFileSync(join(root, 'docs', 'sbom.json'), 'utf8')) as { components: { 'bom-ref': string }[] };
  expect(packages).toEqual(expect.arrayContaining([expect.stringMatching(/^react@/), expect.stringMatching(/^zod@/)]));
  expect(bill.components.map((component) => component['bom-ref'])).toEqual(expect.arrayContaining(packages));
});

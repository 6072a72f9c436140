import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFresh } from '../../scripts/freshness.mjs';

const project = mkdtempSync(join(tmpdir(), 'freshness-'));
const file = (path: string) => join(project, path);
const folders = ['public/icons', 'public', 'src', 'dist'];

/** Seconds since 1970: everything is as old as this, but the build is 10 s younger. */
const CHECKED_OUT = 1_000_000_000;

beforeAll(() => {
  for (const folder of folders) mkdirSync(file(folder), { recursive: true });
  for (const path of ['src/main.tsx', 'public/icons/favicon.ico', 'dist/index.html']) writeFileSync(file(path), '');
  for (const path of [...folders, 'src/main.tsx', 'public/icons/favicon.ico']) utimesSync(file(path), CHECKED_OUT, CHECKED_OUT);
  utimesSync(file('dist/index.html'), CHECKED_OUT + 10, CHECKED_OUT + 10);
});
afterAll(() => rmSync(project, { recursive: true }));

it('reuses a build until a source is changed or removed', () => {
  expect(isFresh('dist', project)).toBe(true);
  rmSync(file('public/icons/favicon.ico'));
  expect(isFresh('dist', project)).toBe(false);
});

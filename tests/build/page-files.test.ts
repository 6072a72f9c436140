import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addresses } from '@/paths';
import { pageFiles } from '../../hosting/page-files';

const files = pageFiles(process.cwd());

it('every address of the map has the module of its page but those that come with the first script', () => {
  expect([...addresses].filter((address) => !files.has(address)).sort()).toEqual(['/', '/enter-email', '/login', '/set-cookie']);
});

it('every module is there', () => {
  expect([...files.values()].filter((file) => !existsSync(file))).toEqual([]);
  expect(files.get('/reset/new-password')).toMatch(/\/src\/journeys\/reset-password\/new-password\.tsx$/);
});

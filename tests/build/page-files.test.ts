import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addresses } from '@/paths';
import { pageFiles } from '../../hosting/page-files';

const files = pageFiles(process.cwd());

it('maps every address to the module of its page, except those of the first script', () => {
  expect([...addresses].filter((address) => !files.has(address)).sort()).toEqual(['/', '/enter-email', '/login', '/set-cookie']);
});

it('maps only to existing modules', () => {
  expect([...files.values()].filter((file) => !existsSync(file))).toEqual([]);
  expect(files.get('/reset/new-password')).toMatch(/\/src\/journeys\/reset-password\/new-password\.tsx$/);
});

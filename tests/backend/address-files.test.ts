import { readFileSync } from 'node:fs';
import { addressFiles, withNewPlaces } from '../../mocks/map/address-files';

it('lists every page in the files of addresses: otherwise run `node scripts/map.mjs`', async () => {
  const files = await addressFiles();
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(files.map(([file]) => [file, readFileSync(file, 'utf8')])));
});

it('appends new addresses to the places of help codes, and moves or removes none', () => {
  const text = "export const places = [\n  '/b',\n  '/removed',\n  'other',\n];\n";
  expect(withNewPlaces(text, ['/new', '/b', '/a'])).toBe(
    "export const places = [\n  '/b',\n  '/removed',\n  'other',\n  '/new',\n  '/a',\n];\n",
  );
});

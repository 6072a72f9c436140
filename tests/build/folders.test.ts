import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { addresses } from '@/paths';

const roots = ['src', 'mocks', 'hosting', 'scripts', 'contract', 'tests', 'e2e'];
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((file) => !/node_modules|__pycache__|\/\./.test(file)),
);
const folders = new Set(files.map((file) => dirname(file)));

/** The document names files without extensions. `test`, `spec` and the like are extensions too. */
const withoutExtension = (file: string) => `${dirname(file)}/${basename(file).replace(/\..*/, '')}`;
/** A page's file has the last part of its address as its name, so no page needs an entry. */
const pageNames = new Set([...addresses].map((address) => basename(address)));
const isPage = (file: string) => file.startsWith('src/journeys/') && pageNames.has(basename(withoutExtension(file)));
/** The folders of journeys in `mocks/screens` and `tests/journeys` are those of `src/journeys`. */
const inSource = (folder: string) => folder.replace(/^(mocks\/screens|tests\/journeys)\//, 'src/journeys/');

const sections = readFileSync('docs/architecture.md', 'utf8').split('\n## ');
const section = sections.find((text) => text.startsWith('Folders\n')) ?? '';

interface Item {
  folder: string;
  /** The files that the item names, without extensions. */
  files: string[];
  /** The addresses of its pages: one, or a family such as `/register/*`. */
  pages: string[];
}

let parent = '';
/** An indented item is a subfolder of the item above it. */
const items = [...section.matchAll(/^( *)- `([\w./-]+)\/`([^]*?)(?=^ *- `[\w./-]+\/`|^#|$(?![^]))/gm)].map(
  ([, indent, path = '', text = '']): Item => {
    if (!indent) parent = path;
    const folder = indent ? `${parent}/${path}` : path;
    const names = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return {
      folder,
      files: names.filter((name) => !name.startsWith('/')).map((name) => `${folder}/${name}`),
      pages: names.filter((name) => name.startsWith('/')),
    };
  },
);

const named = new Set(items.flatMap(({ pages }) => pages));
/** A family has all addresses below it that the document names nowhere else. */
const addressesOf = (page: string) =>
  page.endsWith('/*') ? [...addresses].filter((address) => address.startsWith(page.slice(0, -1)) && !named.has(address)) : [page];
/** The name of a page's file is the last part of its address. */
const pagesOf = ({ folder, pages }: Item) =>
  pages.flatMap(addressesOf).map((address) => `${folder}/${address === '/' ? 'root' : basename(address)}`);

const listed = new Map(items.map((item) => [item.folder, new Set([...item.files, ...pagesOf(item)])]));
const inDocument = 'docs/architecture.md, "Folders"';

it('lists every folder in the architecture document', () => {
  const missing = [...folders].filter((folder) => !listed.has(folder) && (folder === inSource(folder) || !folders.has(inSource(folder))));
  expect(missing.map((folder) => `${folder}/ is not in ${inDocument}`)).toEqual([]);
});

it('lists all files of a folder in the architecture document, or none', () => {
  const missing = files.filter((file) => {
    const inFolder = listed.get(dirname(file));
    return inFolder?.size && !isPage(file) && !inFolder.has(file) && !inFolder.has(withoutExtension(file));
  });
  expect(missing.map((file) => `${file} is not in ${inDocument}`)).toEqual([]);
});

it('lists existing folders, files and addresses in the architecture document', () => {
  const existing = new Set([...files, ...files.map(withoutExtension)]);
  const gone = [
    ...[...listed.keys()].filter((folder) => !files.some((file) => file.startsWith(`${folder}/`))),
    ...[...listed.values()].flatMap((some) => [...some]).filter((file) => !existing.has(file)),
    ...[...named].filter((page) => addressesOf(page).every((address) => !addresses.has(address))),
  ];
  expect(gone.map((path) => `${path} is in ${inDocument}, but does not exist`)).toEqual([]);
});

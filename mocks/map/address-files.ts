import { routes } from '../../src/app/routes';
import { addresses } from '../../src/paths';
import places from '../../src/session/help/places.ts?raw';

/** The list of `places.ts` with each missing address at its end. Help codes contain positions, so no entry moves or disappears. */
export const withNewPlaces = (text: string, all: Iterable<string>): string => {
  const missing = [...all].filter((address) => !text.includes(`\n  '${address}',\n`));
  return text.replace(/\];\n$/, `${missing.map((address) => `  '${address}',\n`).join('')}];\n`);
};

const root = '/src/journeys/';

async function pageFiles(): Promise<(readonly [address: string, file: string])[]> {
  const modules = Object.entries(import.meta.glob<{ default?: unknown }>('/src/journeys/**/*.tsx', { eager: true }));
  const files = new Map(modules.map(([file, page]) => [page.default, file.slice(root.length, -'.tsx'.length)]));
  return Promise.all(
    routes.map(async ({ path, page }) => {
      const file = files.get(page.Component) ?? files.get(((await page.fetchAhead()) as { default: unknown }).default);
      if (!file) throw new Error(`The page of ${path} is not in src/journeys`);
      return [path, file] as const;
    }),
  );
}

const folderOf = (file: string) => file.slice(0, file.indexOf('/'));
// `/reset` shows the page of unknown addresses. Its screens are a second export of that page's file.
const exportOf = (address: string) => (address === '/reset' ? 'reset' : 'default');

async function allScreens(): Promise<string> {
  const pages = await pageFiles();
  const rowsOf = (folder: string) =>
    pages
      .filter(([, file]) => folderOf(file) === folder)
      .map(([address, file]) => `    '${address}': (await import('./${file}')).${exportOf(address)},`);
  const folders = [...new Set(pages.map(([, file]) => folderOf(file)))];
  return [
    '// Written by node scripts/map.mjs.',
    '/** Each folder of `src/journeys`, with its addresses and their screens. */',
    'export const screensByFolder = {',
    ...folders.flatMap((folder) => [`  '${folder}': {`, ...rowsOf(folder), '  },']),
    '};\n',
  ].join('\n');
}

/** The files that list all addresses, with the content that follows from the map. `node scripts/map.mjs` writes them. */
export const addressFiles = async (): Promise<[file: string, text: string][]> => [
  ['src/session/help/places.ts', withNewPlaces(places, addresses)],
  ['mocks/screens/all-screens.ts', await allScreens()],
];

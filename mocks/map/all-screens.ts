import { routes } from '../../src/app/routes';

export const allScreensFile = 'mocks/screens/all-screens.ts';

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

/** The content of that file, the index of the screens, as it follows from the map. `node scripts/map.mjs` writes it. */
export async function allScreensText(): Promise<string> {
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

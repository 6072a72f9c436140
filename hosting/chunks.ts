import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/**
 * The journeys of every login, in their order, then those of a user who forgot the password or is new. A module that several journeys need is
 * in the first of these.
 */
const commonJourneys = ['sign-in', 'security-code', 'authcode', 'consent', 'forgotten-password', 'register'];

/** The folder of a module that gives a chunk its name: a journey, the ceremony of passkeys, or a folder within another one. */
const folderOf = (id: string) => {
  const [, journey, within] = /\/src\/(?:journeys\/([^/]+(?:\/ceremony)?)\/|\w+\/(\w+)\/[^/]+$)/.exec(id) ?? [];
  return journey?.replace('/', '-') ?? within;
};

function withImports(id: string, modules: Modules) {
  const found = new Set([id]);
  // The loop also visits the modules that it adds to the set.
  for (const one of found) modules.getModuleInfo(one)?.importedIds.forEach((imported) => found.add(imported));
  return found;
}

/** The chunks that need each module: the folders of the lazy imports that reach it. Without a folder, an import goes with its importer. */
function chunksOfAll(modules: Modules) {
  const first = withImports(normalizePath(fileURLToPath(new URL('../src/main.tsx', import.meta.url))), modules);
  const chunks = new Map([...first].map((id) => [id, new Set(['first-page'])]));
  const visited = new Set<string>();
  const follow = (importers: Set<string>, before: string) => {
    for (const entry of [...importers].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])) {
      const chunk = folderOf(entry) ?? before;
      if (visited.has(`${chunk} ${entry}`)) continue;
      visited.add(`${chunk} ${entry}`);
      const all = withImports(entry, modules);
      for (const id of all) if (!first.has(id)) chunks.set(id, (chunks.get(id) ?? new Set()).add(chunk));
      follow(all, chunk);
    }
  };
  follow(first, 'sign-in');
  return chunks;
}

let chunks: ReturnType<typeof chunksOfAll> | undefined;

/** Which chunk a module belongs to. One per journey and not one per page: ninety small chunks compress four times worse than eight. */
export function chunkOf(id: string, modules: Modules) {
  // The document itself, and the bundler's own modules.
  if (id.startsWith('\0') || id.endsWith('index.html')) return 'first-page';
  chunks ??= chunksOfAll(modules);
  const neededBy = chunks.get(id) ?? new Set(['first-page']);
  const [only, another] = neededBy;
  return another === undefined ? only : (commonJourneys.find((journey) => neededBy.has(journey)) ?? folderOf(id) ?? 'shared');
}

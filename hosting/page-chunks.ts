import type { Rollup } from 'vite';

export interface PageChunks {
  scripts: readonly string[];
  sheets: readonly string[];
}

const chunkWith = (bundle: Rollup.OutputBundle, module: string) =>
  Object.values(bundle).find((file): file is Rollup.OutputChunk => file.type === 'chunk' && file.moduleIds.includes(module));

/** The chunk of a page and, in turn, what it imports, without what `index` names already. */
export function chunksOf(bundle: Rollup.OutputBundle, module: string | undefined, index: string): PageChunks {
  const first = module ? chunkWith(bundle, module) : undefined;
  const scripts = new Set(first ? [first.fileName] : []);
  const sheets = new Set<string>();
  // The loop also visits the files that it adds to the set.
  for (const name of scripts) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const imported of chunk.imports) scripts.add(imported);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  }
  const lacking = (names: Iterable<string>) => [...names].map((name) => `/${name}`).filter((name) => !index.includes(name));
  return { scripts: lacking(scripts), sheets: lacking(sheets) };
}

/** The style sheets of a build in the order in which they apply: each after those of the chunks that its own chunk imports. */
export function sheetsOf(bundle: Rollup.OutputBundle): string[] {
  const visited = new Set<string>();
  const visit = (name: string): string[] => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || visited.has(name)) return [];
    visited.add(name);
    return [...chunk.imports.flatMap(visit), ...(chunk.viteMetadata?.importedCss ?? [])];
  };
  return [...new Set(Object.keys(bundle).flatMap(visit))];
}

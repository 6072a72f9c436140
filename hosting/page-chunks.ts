import { readFileSync } from 'node:fs';
import type { Rollup } from 'vite';
import { paths } from '../src/paths.ts';

/** The files of a build that a page needs beside those of the first page. */
export interface PageChunks {
  scripts: readonly string[];
  sheets: readonly string[];
}

/** The chunk that a module is in. */
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

/** A line of the map: the address as it is written there, and the module of its page. */
const row = /^ {2}\[([\w.]+)\]: .*\bimport\('@\/([^']+)'\)/gm;

/** The names that the map has for `paths` and its parts. */
const named: Record<string, unknown> = { paths, ...paths };

/** The module of each page that is fetched when it is needed, by address, as `src/app/routes.tsx` has it in one line for each. */
export function pageFiles(root: string): Map<string, string> {
  const map = readFileSync(`${root}/src/app/routes.tsx`, 'utf8');
  const rows = [...map.matchAll(row)].map(([, name = '', file = '']): [string, string] => {
    const address = name.split('.').reduce<unknown>((from, part) => Object(from)[part], named);
    if (typeof address !== 'string') throw new Error(`The map has an address that paths.ts has not: ${name}`);
    return [address, `${root}/src/${file}.tsx`];
  });
  if (rows.length === 0) throw new Error('The map has no line like those that are looked for');
  return new Map(rows);
}

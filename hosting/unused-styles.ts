import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The names of classes in a style sheet. */
export const classesOf = (sheet: string) => [...sheet.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? []);

/** The classes of style sheets that no text names: neither completely nor, where code concatenates the name, by its beginning or end. */
function unusedClasses(sheets: Iterable<string>, texts: Iterable<string>): string[] {
  const words = new Set([...texts].flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const beginnings = [...words].filter((word) => /^[a-z].*(-|__)$/.test(word));
  const ends = [...words].filter((word) => /^(-+|__)[a-z]/.test(word));
  const isNamed = (name: string) =>
    words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)) || ends.some((end) => name.endsWith(end));
  return [...new Set([...sheets].flatMap(classesOf))].filter((name) => !isNamed(name));
}

/** Drops the rules of classes that no module of the build names. The design system has rules for all variants of its components. */
export function withoutUnusedStyles(): Plugin {
  const sheets = new Map<string, string>();
  const texts = new Map<string, string>();
  const unusedSymbols: string[] = [];
  return {
    name: 'without-unused-styles',
    apply: 'build',
    configResolved(config) {
      texts.set('index.html', readFileSync(join(config.root, 'index.html'), 'utf8'));
      // Called when a sheet is minified. By then every module is known, and the sheet has no hashed name yet.
      config.css.lightningcss = { ...config.css.lightningcss, unusedSymbols };
    },
    transform: {
      filter: { id: /\.(?:s?css|m?js|tsx?)$/ },
      handler: (code, id) => void (id.endsWith('css') ? sheets : texts).set(id, code),
    },
    buildEnd: () => void unusedSymbols.splice(0, Infinity, ...unusedClasses(sheets.values(), texts.values())),
  };
}

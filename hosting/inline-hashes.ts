import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hashes by which a policy allows inline scripts and styles (W3C CSP Level 3, hash-source). */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

// None with an attribute that somebody has added: the build writes them without, but for the script of browsers without modules.
const elements = /<(script|style)(?: nomodule)?>([^]*?)<\/\1>/g;

/** The hashes of the inline elements in these pages, each once: none where every page is the plain one. */
export function hashesOfPages(pages: readonly string[]): InlineHashes {
  const found = pages.flatMap((html) => [...html.matchAll(elements)]);
  const hashesOf = (element: string) => {
    const texts = found.filter(([, name]) => name === element).map(([, , text = '']) => text);
    return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
  };
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}

/** The same of the pages in a folder. */
export function inlineHashes(folder: string): InlineHashes {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return hashesOfPages(names.sort().map((name) => readFileSync(join(folder, name), 'utf8')));
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hashes by which a policy allows inline scripts and styles (W3C CSP Level 3, hash-source). */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

// Skips elements with attributes. The build writes inline elements without any, except the script for browsers without modules.
const elements = /<(script|style)(?: nomodule)?>([^]*?)<\/\1>/g;

/** The hashes of the inline elements in these pages, without duplicates. Sorted, so that the order of the pages does not matter. */
export function hashesOfPages(pages: readonly string[]): InlineHashes {
  const found = pages.flatMap((html) => [...html.matchAll(elements)]);
  const hashesOf = (element: string) => {
    const texts = found.filter(([, name]) => name === element).map(([, , text = '']) => text);
    return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))].sort();
  };
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}

/** The hashes of the inline elements in the pages of a folder. */
export function inlineHashes(folder: string): InlineHashes {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return hashesOfPages(names.map((name) => readFileSync(join(folder, name), 'utf8')));
}

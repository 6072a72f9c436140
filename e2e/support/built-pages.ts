import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { journeysBuild } from '../../scripts/e2e.mjs';

export const folder = join(root, journeysBuild);

/** Each page of the journeys' build by its file name. */
export const pages = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);

/** The hashes of the inline elements of all pages, as the policy lists them: sorted, without duplicates. */
export function hashesOf(element: 'script' | 'style'): string {
  const texts = [...pages.values()].flatMap((page) => {
    const [, ...parts] = page.split(new RegExp(`<${element}(?: nomodule)?>`));
    return parts.map((part) => part.slice(0, part.indexOf(`</${element}>`)));
  });
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)]
    .map((hash) => `'sha256-${hash}'`)
    .sort()
    .join(' ');
}

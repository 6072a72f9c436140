import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The name of a build: a hash of all its files by name and content. The same commit with the same settings has the same one, so anybody
 * can make a build again and compare.
 */
export function buildIdOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, name);
    if (statSync(file).isFile())
      hash.update(`${name.split(sep).join('/')}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex').slice(0, 8);
}

/** A document that says which build it is of: an attribute is no text that the security policy would have to know. */
export const withBuildId = (html: string, id: string) => html.replace('<html ', `<html data-build="${id}" `);

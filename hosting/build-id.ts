import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

type Named = readonly [name: string, content: string | Buffer];

/** A short hash of files by name and content. */
export function idOf(files: Iterable<Named>): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0`).update(createHash('sha256').update(content).digest());
  return hash.digest('hex').slice(0, 8);
}

function* filesOf(folder: string): Generator<Named> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, name);
    if (statSync(file).isFile()) yield [name.split(sep).join('/'), readFileSync(file)];
  }
}

/**
 * The name of a build: a hash of all its files, before it has settings. The same commit has the same one, so anybody can repeat the build
 * and compare.
 */
export const buildIdOf = (folder: string) => idOf(filesOf(folder));

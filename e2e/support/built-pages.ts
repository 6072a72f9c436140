import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../.ci/command.mjs';
import { journeysBuild } from '../../.ci/e2e.mjs';

export const folder = join(root, journeysBuild);

/** Each page of the journeys' build by the name of its file. */
export const pages = new Map(
  ['enter-email.html', 'index.html', 'login.html'].map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);

/** What a policy must say of the inline elements of the pages that have an address of their own. */
export function hashesOf(element: 'script' | 'style'): string {
  const texts = ['enter-email.html', 'login.html'].map((name) => {
    const [, text = '', ...more] = pages.get(name)?.split(`<${element}>`) ?? [];
    if (more.length > 0) throw new Error(`${name} has more than one ${element}`);
    return text.slice(0, text.indexOf(`</${element}>`));
  });
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
}

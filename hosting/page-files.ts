import { readFileSync } from 'node:fs';
import { paths } from '../src/paths.ts';

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

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compile } from 'sass';
import { classesOf } from '../../hosting/unused-styles';
import { root } from '../../scripts/command.mjs';
import { folder } from './built-pages';

const filesBelow = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
const isSheet = (file: string) => file.endsWith('.scss') && !basename(file).startsWith('_');

const written = filesBelow(join(root, 'src'))
  .filter(isSheet)
  .flatMap((file) => classesOf(compile(file, { loadPaths: [join(root, 'node_modules')] }).css));
const built = new Set(
  filesBelow(folder)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => classesOf(readFileSync(file, 'utf8'))),
);

/** The classes whose rules the build has dropped as unused. No element may have one. */
export const droppedClasses = [...new Set(written)].filter((name) => !built.has(name));

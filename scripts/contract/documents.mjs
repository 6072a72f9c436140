import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../command.mjs';

/** @typedef {Record<string, any>} Json */

/** @type {Map<string, Json>} */
const documents = new Map();

/** @param {string} file @returns {Json} */
function documentOf(file) {
  const known = documents.get(file);
  if (known) return known;
  /** @type {Json} */
  const read = parse(readFileSync(join(root, 'contract', file), 'utf8'), { maxAliasCount: -1 });
  documents.set(file, read);
  return read;
}

/** @param {string} reference `file#/a/b`, or `#/a/b` within the file @param {string} file */
function targetOf(reference, file) {
  const [other, pointer = ''] = reference.split('#');
  const target = other || file;
  const names = pointer.split('/').slice(1);
  return resolved(
    names.reduce((value, name) => value[name], documentOf(target)),
    target,
  );
}

// The reference parsers take jsdom for a browser, and would download the documents.
/** A value of a document with each `$ref` replaced by its target. @param {any} value @param {string} file @returns {any} */
function resolved(value, file) {
  if (Array.isArray(value)) return value.map((member) => resolved(member, file));
  if (typeof value !== 'object' || value === null) return value;
  if (typeof value.$ref === 'string') return targetOf(value.$ref, file);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolved(member, file)]));
}

/** A document of `contract/` without references. @param {string} file @returns {Json} */
export const readDocument = (file) => resolved(documentOf(file), file);

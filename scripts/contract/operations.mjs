import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../command.mjs';

/** @typedef {Record<string, any>} Json */
/** @typedef {string | Readonly<Record<string, string>>} Target where an answer leads, by variant of the call if they differ */
/**
 * @typedef {object} Refusal
 * @property {string} name
 * @property {string} summary
 * @property {number} status
 * @property {Json | string} body
 * @property {Target} target the next page, or the field and its error code
 * @property {readonly string[]} decidedBy the parts of the answer by which the app recognises it
 * @property {string} specification
 */
/**
 * @typedef {object} Operation
 * @property {string} name the operation id
 * @property {string} api
 * @property {string} method
 * @property {string} path with the address of its API
 * @property {boolean} page whether the browser opens it as a document
 * @property {string | undefined} retryAt the page to which the browser returns after a redirect round trip
 * @property {readonly string[] | undefined} precedence the names of its own refusals. The first one that matches the answer applies.
 * @property {string} summary
 * @property {string} description
 * @property {readonly Readonly<Record<string, readonly string[]>>[]} security the alternatives, at least one
 * @property {Json} schemes the security schemes of the document, by name
 * @property {readonly Json[]} parameters
 * @property {{ schema: Json, examples: Readonly<Record<string, unknown>> } | undefined} request
 * @property {{ schema: Json, description: string, examples: Readonly<Record<string, unknown>>, targets: Readonly<Record<string, Target>> } | undefined} success
 * @property {readonly Refusal[]} refusals
 * @property {Readonly<Record<number, Json>>} answers the schema of a JSON body, by status
 */

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

export const apis = ['auth', 'login', 'account', 'proofing', 'fido2'];

/** @param {Json} [examples] */
const values = (examples = {}) => Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));

/** @param {Json} examples @param {Target} [usual] that of examples without one @returns {Record<string, Target>} */
const targetsOf = (examples, usual) =>
  Object.fromEntries(
    Object.entries(examples).flatMap(([name, example]) => ((example['x-target'] ?? usual) ? [[name, example['x-target'] ?? usual]] : [])),
  );

/** @param {Json} operation @returns {Refusal[]} */
const refusalsOf = ({ responses }) =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { content = {} }]) =>
      Object.values(content).flatMap(({ examples = {} }) =>
        Object.entries(examples).map(([name, example]) => ({
          name,
          summary: example.summary ?? '',
          status: Number(status),
          body: example.value,
          target: example['x-target'],
          decidedBy: example['x-decided-by'],
          specification: example['x-specification'],
        })),
      ),
    );

/** @param {Json} operation @returns {Record<number, Json>} */
const answersOf = ({ responses }) =>
  Object.fromEntries(
    Object.entries(responses).flatMap(([status, { content = {} }]) =>
      content['application/json'] ? [[Number(status), content['application/json'].schema]] : [],
    ),
  );

/** @param {string} api @returns {Operation[]} */
function operationsOf(api) {
  const document = readDocument(`${api}.yaml`);
  const [{ url }] = document.servers;
  return Object.entries(/** @type {Json} */ (document.paths)).flatMap(([path, methods]) =>
    Object.entries(/** @type {Json} */ (methods)).map(([method, operation]) => {
      const request = operation.requestBody?.content['application/json'];
      const security = operation.security ?? document.security;
      const success = operation.responses['200']?.content?.['application/json'];
      return {
        name: operation.operationId,
        api: document.info.title,
        method: method.toUpperCase(),
        path: `${url}${path}`,
        page: operation.tags.includes('pages'),
        retryAt: operation['x-retry-at'],
        precedence: operation['x-precedence'],
        summary: operation.summary,
        description: operation.description ?? '',
        security: security.length > 0 ? security : [{}],
        schemes: document.components.securitySchemes,
        parameters: operation.parameters ?? [],
        request: request && { schema: request.schema, examples: values(request.examples) },
        success: success && {
          schema: success.schema,
          description: operation.responses['200'].description,
          examples: values(success.examples),
          targets: targetsOf(success.examples, operation['x-target']),
        },
        refusals: refusalsOf(operation),
        answers: answersOf(operation),
      };
    }),
  );
}

/** Every operation of the contract, in the order of its documents. */
export const operations = apis.flatMap(operationsOf);

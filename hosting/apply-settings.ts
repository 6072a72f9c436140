import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parseConfig, resolvedSettings } from '../src/settings.ts';
import { compress } from './compress.ts';
import { hashesOfPages } from './inline-hashes.ts';
import { nginxFile } from './nginx.ts';
import { readSettings } from './read-settings.ts';
import { filled, type Template, templateFile } from './template.ts';
import { wellKnownFiles } from './well-known.ts';

type Named = readonly [name: string, content: string | Buffer];

/** A short hash of files by name and content. */
function idOf(files: Iterable<Named>): string {
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

export interface Version {
  build: string;
  release: string;
  version: string;
  contract: string;
}

function write(folder: string, name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Refuses another value than that of the build, for a setting that decides which code and which text a build has. */
function refuseFixed(fixed: Template['fixed'], resolved: Record<string, string>) {
  for (const [name, value] of Object.entries(fixed)) {
    if (resolved[name] === value) continue;
    throw new Error(
      `${name} is ${JSON.stringify(resolved[name])}, and must be ${JSON.stringify(value)} as in this build, or be set for another build: it decides which code and text a build has.`,
    );
  }
}

/**
 * Makes a release of a build: writes the documents, the headers, the policy and /version.json for these settings into its folder, with
 * compressed copies. The scripts and style sheets stay as they are. Throws an Error with a readable message before it writes anything.
 */
export async function applySettings(folder: string, env: Record<string, string | undefined>): Promise<Version> {
  const template = JSON.parse(readFileSync(join(folder, templateFile), 'utf8')) as Template;
  const values = readSettings([], env);
  const settings = parseConfig(values);
  const resolved = resolvedSettings(values);
  refuseFixed(template.fixed, resolved);
  const documents = template.documents.map(([file, html]) => [file, filled(html, template, settings)] as const);
  const inline = hashesOfPages(documents.map(([, html]) => html));
  const wellKnown = [...wellKnownFiles(settings)];
  const files = [
    ...documents,
    ['nginx.conf', nginxFile(settings, inline)],
    ...wellKnown.flatMap(([address, text]) => (text ? [[address.slice(1), text] as const] : [])),
  ] as const;
  const { build, version, contract } = template;
  // Some settings are in no file of the build.
  const release = idOf([...files, ['settings', JSON.stringify(resolved)]]);
  const about: Version = { build, release, version, contract };
  for (const [address] of wellKnown) rmSync(join(folder, address), { force: true });
  for (const [name, text] of files) write(folder, name, text);
  write(folder, 'version.json', `${JSON.stringify(about)}\n`);
  await compress(
    folder,
    files.map(([name]) => name),
  );
  return about;
}

import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { note, parted, releasesIn, replace } from './journal.mjs';

/** @typedef {import('./journal.mjs').Release} Release */

const folderOf = (/** @type {string} */ into, /** @type {string} */ id) => join(into, 'releases', id);

/** The files of a folder that are named by their content. @param {string} folder */
const hashedIn = (folder) =>
  readdirSync(join(folder, 'assets'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** The id of the release that a build is. Throws an Error with a sentence for people. @param {string} build @returns {string} */
function idOf(build) {
  const version = join(build, 'version.json');
  if (!existsSync(version)) throw new Error(`${build} is not a build: run npm run build first.`);
  return JSON.parse(readFileSync(version, 'utf8')).release;
}

/** Copies a build beside the releases that are there, unless it is one of them. @param {string} build @param {string} into @param {string} id */
function copy(build, into, id) {
  const target = folderOf(into, id);
  if (existsSync(target)) return;
  rmSync(`${target}.new`, { recursive: true, force: true });
  cpSync(build, `${target}.new`, { recursive: true });
  // Operators publish banners without a release: theirs stay.
  const banners = join(into, 'banners.json');
  if (!existsSync(banners)) copyFileSync(join(build, 'banners.json'), banners);
  rmSync(join(`${target}.new`, 'banners.json'));
  symlinkSync('../../banners.json', join(`${target}.new`, 'banners.json'));
  renameSync(`${target}.new`, target);
}

/**
 * Gives each release the hashed files of all others, and takes away those of releases that are gone: a page of any of them finds its
 * chunks, whichever is in force on the server that it asks.
 * @param {string} into @param {readonly Release[]} kept
 */
function share(into, kept) {
  const owned = new Map(kept.flatMap(({ id, assets }) => assets.map((name) => [name, join(folderOf(into, id), 'assets', name)])));
  for (const { id } of kept) {
    const folder = join(folderOf(into, id), 'assets');
    for (const [name, from] of owned) if (!existsSync(join(folder, name))) copyFileSync(from, join(folder, name));
    for (const name of hashedIn(folderOf(into, id))) if (!owned.has(name)) rmSync(join(folder, name));
  }
}

/**
 * Puts the first of the releases in force with nginx's next reload: documents and headers together.
 * @param {string} into @param {readonly Release[]} releases @param {Date} now
 */
function putInForce(into, releases, now) {
  const { kept, gone } = parted(releases, now);
  // First, so that after a crash it can be told whose the files are.
  note(into, kept);
  share(into, kept);
  const folder = resolve(folderOf(into, kept[0]?.id ?? ''));
  replace(join(into, 'nginx.conf'), `root "${folder}";\ninclude "${folder}/nginx.conf";\n`);
  for (const { id } of gone) rmSync(folderOf(into, id), { recursive: true, force: true });
  return { id: kept[0]?.id, before: kept[1]?.id, gone: gone.map(({ id }) => id) };
}

/**
 * Adds a build to a folder of releases and puts it in force. Throws an Error with a sentence for people.
 * @param {{ build: string, into: string, now?: Date }} what
 */
export function release({ build, into, now = new Date() }) {
  const id = idOf(build);
  const before = releasesIn(into);
  if (before[0]?.id === id) return putInForce(into, before, now);
  mkdirSync(join(into, 'releases'), { recursive: true });
  copy(build, into, id);
  const assets = before.find((one) => one.id === id)?.assets ?? hashedIn(folderOf(into, id));
  return putInForce(into, [{ id, assets, since: now.toISOString() }, ...before.filter((one) => one.id !== id)], now);
}

/**
 * Puts the release before in force again. Throws an Error with a sentence for people.
 * @param {{ into: string, now?: Date }} what
 */
export function rollBack({ into, now = new Date() }) {
  const [current, before, ...older] = releasesIn(into);
  if (!current || !before) throw new Error(`${into} holds no release before.`);
  return putInForce(into, [{ ...before, since: now.toISOString() }, current, ...older], now);
}

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * One release: the id of its build, the names of its own hashed files, and when it was put in force (ISO 8601).
 * @typedef {{ id: string, assets: string[], since: string }} Release
 */

/** In hours. A login lasts one hour, and a page that was left open may request a file the next morning. */
const KEPT_HOURS = 24;

const file = (/** @type {string} */ into) => join(into, 'releases.json');

/** The releases in a folder, the active one first. @param {string} into @returns {Release[]} */
const releasesIn = (into) => (existsSync(file(into)) ? JSON.parse(readFileSync(file(into), 'utf8')) : []);

/** Writes a file atomically. @param {string} path @param {string} text */
function replace(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** @param {string} into @param {readonly Release[]} releases */
const note = (into, releases) => replace(file(into), `${JSON.stringify(releases, undefined, 1)}\n`);

/**
 * Splits releases into retained and removed ones. The active one, the one before it and every release replaced less
 * than a day ago are retained.
 * @param {readonly Release[]} releases @param {Date} now
 */
function parted(releases, now) {
  const oldest = now.getTime() - KEPT_HOURS * 3_600_000;
  const stays = releases.map((_, at) => at < 2 || Date.parse(releases[at - 1]?.since ?? '') > oldest);
  return { retained: releases.filter((_, at) => stays[at]), removed: releases.filter((_, at) => !stays[at]) };
}

const folderOf = (/** @type {string} */ into, /** @type {string} */ id) => join(into, 'releases', id);

/** The files of a folder whose names contain a hash. @param {string} folder */
const hashedIn = (folder) =>
  readdirSync(join(folder, 'assets'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** The release id of a build. Throws an Error whose message is a sentence for users. @param {string} build @returns {string} */
function idOf(build) {
  const version = join(build, 'version.json');
  if (!existsSync(version)) throw new Error(`${build} is not a build: run npm run build first.`);
  return JSON.parse(readFileSync(version, 'utf8')).release;
}

/** Copies a build beside the existing releases, unless it is one of them. @param {string} build @param {string} into @param {string} id */
function copy(build, into, id) {
  const target = folderOf(into, id);
  if (existsSync(target)) return;
  rmSync(`${target}.new`, { recursive: true, force: true });
  cpSync(build, `${target}.new`, { recursive: true });
  // Operators publish banners without a release, so theirs are not overwritten.
  const banners = join(into, 'banners.json');
  if (!existsSync(banners)) cpSync(join(build, 'banners.json'), banners);
  rmSync(join(`${target}.new`, 'banners.json'));
  symlinkSync('../../banners.json', join(`${target}.new`, 'banners.json'));
  renameSync(`${target}.new`, target);
}

/**
 * Gives each release the hashed files of all others, and removes those of removed releases. A page of any release finds its
 * chunks, whichever release the server uses.
 * @param {string} into @param {readonly Release[]} retained
 */
function share(into, retained) {
  const owned = new Map(retained.flatMap(({ id, assets }) => assets.map((name) => [name, join(folderOf(into, id), 'assets', name)])));
  for (const { id } of retained) {
    const folder = join(folderOf(into, id), 'assets');
    for (const [name, from] of owned) if (!existsSync(join(folder, name))) cpSync(from, join(folder, name));
    for (const name of hashedIn(folderOf(into, id))) if (!owned.has(name)) rmSync(join(folder, name));
  }
}

/**
 * Makes the first release active from nginx's next reload: documents and headers together.
 * @param {string} into @param {readonly Release[]} releases @param {Date} now
 */
function putInForce(into, releases, now) {
  const { retained, removed } = parted(releases, now);
  // First, so that the owner of the files is known after a crash.
  note(into, retained);
  share(into, retained);
  const folder = resolve(folderOf(into, retained[0]?.id ?? ''));
  replace(join(into, 'nginx.conf'), `root "${folder}";\ninclude "${folder}/nginx.conf";\n`);
  for (const { id } of removed) rmSync(folderOf(into, id), { recursive: true, force: true });
  return { id: retained[0]?.id, before: retained[1]?.id, removed: removed.map(({ id }) => id) };
}

/**
 * Adds a build to a folder of releases and makes it active. Throws an Error whose message is a sentence for users.
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

/** Makes the previous release active. Throws an Error whose message is a sentence for users. @param {{ into: string, now?: Date }} what */
export function rollBack({ into, now = new Date() }) {
  const [current, before, ...older] = releasesIn(into);
  if (!current || !before) throw new Error(`${into} holds no release before.`);
  return putInForce(into, [{ ...before, since: now.toISOString() }, current, ...older], now);
}

import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * One release: the id of its build, the names of its own hashed files, and when it was put in force (ISO 8601).
 * @typedef {{ id: string, assets: string[], since: string }} Release
 */

/** In hours. A login lasts one hour, and a page that was left open may request a file the next morning. */
const KEPT_HOURS = 24;

/** The names in a folder of releases. A file that is being replaced ends in `.new`. */
const ownNames = ['releases', 'releases.json', 'nginx.conf', 'banners.json'];

const file = (/** @type {string} */ into) => join(into, 'releases.json');

/** The releases in a folder, the active one first. @param {string} into @returns {Release[]} */
const releasesIn = (into) => (existsSync(file(into)) ? JSON.parse(readFileSync(file(into), 'utf8')) : []);

/** Refuses a folder with files of others: a release removes files. @param {string} into */
function refuseForeign(into) {
  if (!existsSync(into) || existsSync(file(into))) return;
  const foreign = statSync(into).isDirectory() ? readdirSync(into).find((name) => !ownNames.includes(name.replace(/\.new$/, ''))) : into;
  if (foreign) throw new Error(`${into} is neither empty nor a folder of releases, because of ${foreign}: name another folder by --into.`);
}

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

const assetsOf = (/** @type {string} */ into, /** @type {string} */ id) => join(folderOf(into, id), 'assets');

/** The files of a folder of assets whose names contain a hash. @param {string} folder */
const hashedIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const sumsOf = (/** @type {string} */ into, /** @type {string} */ id) => `${folderOf(into, id)}.SHA256SUMS`;

/** @param {string} path @returns {string | undefined} undefined if it is no file */
const sumOf = (path) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : undefined;

/** Whether every file of a release has its checksum. @param {string} into @param {Release} release */
function isIntact(into, { id }) {
  if (!existsSync(sumsOf(into, id))) return false;
  const lines = readFileSync(sumsOf(into, id), 'utf8').trimEnd().split('\n');
  return lines.every((line) => sumOf(join(into, 'releases', line.slice(66))) === line.slice(0, 64));
}

/** The ids of a build. Throws an Error whose message is a sentence for users. @param {string} build @returns {{ build: string, release: string }} */
function idsOf(build) {
  const version = join(build, 'version.json');
  if (!existsSync(version)) throw new Error(`${build} is not a build: run npm run build first.`);
  return JSON.parse(readFileSync(version, 'utf8'));
}

/**
 * Writes beside a release its bill of materials and the checksum of each of its files, for `sha256sum -c`. The banners are the operator's.
 * @param {string} folder of the release for now @param {string} into @param {string} id
 */
function writeProofs(folder, into, id) {
  cpSync(join(folder, '.sbom.json'), `${folderOf(into, id)}.sbom.json`);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'banners.json' && statSync(join(folder, name)).isFile())
    .sort();
  const line = (/** @type {string} */ name, as = `${id}/${name}`) => `${sumOf(join(folder, name))}  ${as}\n`;
  replace(sumsOf(into, id), names.map((name) => line(name)).join('') + line('.sbom.json', `${id}.sbom.json`));
}

/** Copies a build beside the other releases. @param {string} build @param {string} into @param {string} id */
function copy(build, into, id) {
  const target = folderOf(into, id);
  rmSync(`${target}.new`, { recursive: true, force: true });
  cpSync(build, `${target}.new`, { recursive: true });
  // Operators publish banners without a release, so theirs are not overwritten.
  const banners = join(into, 'banners.json');
  if (!existsSync(banners)) cpSync(join(build, 'banners.json'), banners);
  rmSync(join(`${target}.new`, 'banners.json'));
  symlinkSync('../../banners.json', join(`${target}.new`, 'banners.json'));
  // Out of the folder that is served. Has no checksum, so a release without it can be served.
  renameSync(join(`${target}.new`, '.maps.json'), `${target}.maps.json`);
  writeProofs(`${target}.new`, into, id);
  rmSync(target, { recursive: true, force: true });
  renameSync(`${target}.new`, target);
}

/**
 * Gives each release the hashed files of all others, and removes those of removed releases. A page of any release finds its
 * chunks, whichever release the server uses.
 * @param {string} into @param {readonly Release[]} retained
 */
function share(into, retained) {
  const owned = new Set(retained.flatMap(({ assets }) => assets));
  const folders = retained.map(({ id }) => assetsOf(into, id)).filter(existsSync);
  for (const name of owned) {
    const from = folders.map((folder) => join(folder, name)).find(existsSync);
    for (const folder of folders) if (from && !existsSync(join(folder, name))) cpSync(from, join(folder, name));
  }
  for (const folder of folders) for (const name of hashedIn(folder)) if (!owned.has(name)) rmSync(join(folder, name));
}

/**
 * Makes the first release active from nginx's next reload: documents and headers together. Removes some releases.
 * @param {string} into @param {readonly Release[]} retained @param {readonly Release[]} [removed]
 */
function putInForce(into, retained, removed = []) {
  const [active, before] = retained;
  const folder = resolve(folderOf(into, active?.id ?? ''));
  // First, so that the owner of the files is known after a crash.
  note(into, retained);
  share(into, retained);
  replace(join(into, 'nginx.conf'), `root "${folder}";\ninclude "${folder}/nginx.conf";\n`);
  for (const { id } of removed)
    for (const end of ['', '.sbom.json', '.maps.json', '.SHA256SUMS']) rmSync(folderOf(into, id) + end, { recursive: true, force: true });
  return { ids: idsOf(folder), before: before?.id, removed: removed.map(({ id }) => id) };
}

/**
 * Adds a build to a folder of releases, makes it active, and removes old releases. Throws an Error whose message is a sentence for users.
 * @param {{ build: string, into: string, now?: Date }} what
 */
export function release({ build, into, now = new Date() }) {
  const { release: id } = idsOf(build);
  refuseForeign(into);
  mkdirSync(join(into, 'releases'), { recursive: true });
  const releases = releasesIn(into);
  const known = releases.find((one) => one.id === id);
  // A release that lacks files, or whose files were changed, is copied again.
  if (!known || !isIntact(into, known)) copy(build, into, id);
  const added = { id, assets: known?.assets ?? hashedIn(assetsOf(into, id)), since: now.toISOString() };
  const { retained, removed } = parted(
    releases[0] === known && known ? releases : [added, ...releases.filter((one) => one !== known)],
    now,
  );
  return putInForce(into, retained, removed);
}

/**
 * Makes another release active: the one before, or the one with this id. Removes none. Throws an Error whose message is a sentence for users.
 * @param {{ into: string, to?: string, now?: Date }} what
 */
export function rollBack({ into, to, now = new Date() }) {
  const [active, ...others] = releasesIn(into);
  const possible = others.filter((one) => isIntact(into, one));
  const chosen = possible.find(({ id }) => id === (to ?? others[0]?.id));
  if (!active || !chosen) {
    const state = to && to === active?.id ? 'in force' : 'no intact release';
    const wrong = to ? `${to} is ${state} in ${into}` : `${into} holds no intact release before`;
    const known = possible.map(({ id }) => id).join(', ');
    throw new Error(`${wrong}. ${known ? `A roll-back is possible to ${known}` : 'No roll-back is possible'}.`);
  }
  return putInForce(into, [{ ...chosen, since: now.toISOString() }, active, ...others.filter((one) => one !== chosen)]);
}

/** A line for each release of a folder, the active one first. @param {string} into */
export function listed(into) {
  const releases = releasesIn(into);
  if (releases.length === 0) throw new Error(`${into} holds no releases.`);
  const lines = releases.map((one, at) => {
    const served = isIntact(into, one);
    const state = !served ? 'cannot be served: files are missing or changed' : at === 0 ? 'in force' : 'can be served';
    return [one.id.padEnd(8), (served ? idsOf(folderOf(into, one.id)).build : '').padEnd(8), one.since, state].join('  ');
  });
  return ['Release   Build     In force since            State', ...lines].join('\n');
}

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One release: the id of its build, the names of its own hashed files, and when it was put in force (ISO 8601).
 * @typedef {{ id: string, assets: string[], since: string }} Release
 */

/** In hours. A login lasts one hour, and a page that was left open may request a file the next morning. */
const KEPT_HOURS = 24;

/** @param {string} into */
const file = (into) => join(into, 'releases.json');

/** The releases in a folder, the active one first. @param {string} into @returns {Release[]} */
export const releasesIn = (into) => (existsSync(file(into)) ? JSON.parse(readFileSync(file(into), 'utf8')) : []);

/** Writes a file atomically. @param {string} path @param {string} text */
export function replace(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** @param {string} into @param {readonly Release[]} releases */
export const note = (into, releases) => replace(file(into), `${JSON.stringify(releases, undefined, 1)}\n`);

/**
 * Splits releases into retained and removed ones. The active one, the one before it and every release replaced less
 * than a day ago are retained.
 * @param {readonly Release[]} releases @param {Date} now
 */
export function parted(releases, now) {
  const oldest = now.getTime() - KEPT_HOURS * 3_600_000;
  const stays = releases.map((_, at) => at < 2 || Date.parse(releases[at - 1]?.since ?? '') > oldest);
  return { retained: releases.filter((_, at) => stays[at]), removed: releases.filter((_, at) => !stays[at]) };
}

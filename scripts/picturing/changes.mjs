import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawDifference } from './compare.mjs';
import { fileOf, widths } from './take.mjs';

/** @typedef {import('./take.mjs').Screen} Screen */
/** @typedef {import('./sheet.mjs').Entry} Entry */
const kinds = Object.keys(widths);

/** The screens of two commits, matched by their ids. @param {readonly Screen[]} before @param {readonly Screen[]} now */
export function match(before, now) {
  const [idsBefore, idsNow] = [before, now].map((screens) => new Set(screens.map(({ id }) => id)));
  return {
    both: now.filter(({ id }) => idsBefore?.has(id)),
    added: now.filter(({ id }) => !idsBefore?.has(id)),
    removed: before.filter(({ id }) => !idsNow?.has(id)),
  };
}

/** A screen without a comparison: one row, each width once. @param {Screen} screen @param {'before' | 'now'} side @param {string} [change] @returns {Entry} */
export const onOneSide = (screen, side, change) => ({
  screen,
  change,
  rows: [kinds.map((kind) => ({ file: `${side}/${fileOf(screen.id, kind)}`, kind, caption: kind }))],
});

/**
 * The change of a screen that both sides have, with a picture of the difference at each width where they differ. No rows without one.
 * @param {import('@playwright/test').Page} page any
 * @param {string} folder with the pictures of both sides
 * @param {Screen} screen
 */
async function changeOf(page, folder, screen) {
  const changes = [];
  const rows = [];
  for (const kind of kinds) {
    const name = fileOf(screen.id, kind);
    const files = ['before', 'now'].map((side) => join(folder, side, name));
    if (!files.every(existsSync)) continue;
    const [before, now] = /** @type {[Buffer, Buffer]} */ (files.map((file) => readFileSync(file)));
    // One browser renders and encodes the same page into the same bytes, so no tolerance is needed.
    if (before.equals(now)) continue;
    const { points, picture } = await drawDifference(page, before, now);
    writeFileSync(join(folder, 'difference', name), picture);
    changes.push(`${kind}: ${points} points differ`);
    rows.push(['before', 'now', 'difference'].map((side) => ({ file: `${side}/${name}`, kind, caption: side })));
  }
  return { screen, change: changes.join(', '), rows };
}

/**
 * Every changed, new or removed screen.
 * @param {import('@playwright/test').Page} page any
 * @param {string} folder with the pictures of both sides
 * @param {readonly Screen[]} before
 * @param {readonly Screen[]} now
 * @returns {Promise<Entry[]>}
 */
export async function findChanges(page, folder, before, now) {
  mkdirSync(join(folder, 'difference'), { recursive: true });
  const { both, added, removed } = match(before, now);
  const compared = [];
  for (const screen of both) compared.push(await changeOf(page, folder, screen));
  return [
    ...compared.filter(({ rows }) => rows.length > 0),
    ...added.map((screen) => onOneSide(screen, 'now', 'new')),
    ...removed.map((screen) => onOneSide(screen, 'before', 'removed')),
  ];
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawDifference } from './compare.mjs';
import { fileOf, widths } from './take.mjs';

/** @typedef {import('./take.mjs').Screen} Screen */
/** @typedef {import('./sheet.mjs').Entry} Entry */
const kinds = Object.keys(widths);

/**
 * The screens of two commits, matched by their ids.
 * @param {readonly Screen[]} before
 * @param {readonly Screen[]} now
 */
export function match(before, now) {
  const without = (/** @type {readonly Screen[]} */ some, /** @type {readonly Screen[]} */ others) => {
    const ids = new Set(others.map(({ id }) => id));
    return some.filter(({ id }) => !ids.has(id));
  };
  const added = without(now, before);
  return { both: without(now, added), added, removed: without(before, now) };
}

/** A screen that only one side has. @param {Screen} screen @param {string} change @param {'before' | 'now'} side @returns {Entry} */
const onOneSide = (screen, change, side) => ({
  screen,
  change,
  rows: [kinds.map((kind) => ({ file: `${side}/${fileOf(screen.id, kind)}`, kind, caption: kind }))],
});

/**
 * The change of a screen that both sides have, with a picture of the difference at each width where they differ. Undefined without one.
 * @param {import('@playwright/test').Page} page any
 * @param {string} folder with the pictures of both sides
 * @param {Screen} screen
 * @returns {Promise<Entry | undefined>}
 */
async function changeOf(page, folder, screen) {
  const changes = [];
  const rows = [];
  for (const kind of kinds) {
    const name = fileOf(screen.id, kind);
    const [before, now] = ['before', 'now'].map((side) => join(folder, side, name));
    if (!before || !now || !existsSync(before) || !existsSync(now)) continue;
    const pictures = /** @type {const} */ ([readFileSync(before), readFileSync(now)]);
    // One browser renders and encodes the same page into the same bytes, so no tolerance is needed.
    if (pictures[0].equals(pictures[1])) continue;
    const { points, picture } = await drawDifference(page, ...pictures);
    writeFileSync(join(folder, 'difference', name), picture);
    changes.push(`${kind}: ${points} points differ`);
    rows.push(['before', 'now', 'difference'].map((side) => ({ file: `${side}/${name}`, kind, caption: side })));
  }
  return rows.length > 0 ? { screen, change: changes.join(', '), rows } : undefined;
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
  const changed = [];
  for (const screen of both) changed.push((await changeOf(page, folder, screen)) ?? []);
  return [
    ...changed.flat(),
    ...added.map((screen) => onOneSide(screen, 'new', 'now')),
    ...removed.map((screen) => onOneSide(screen, 'removed', 'before')),
  ];
}

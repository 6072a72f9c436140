import { basename } from 'node:path';
import { serveCommit } from './serve.mjs';
import { fileOf, takePictures, widths } from './take.mjs';

/**
 * Takes pictures of a commit's screens, by its own registry. A missing picture is reported and does not stop the others.
 * @param {import('@playwright/test').Browser} chrome
 * @param {string} commit the folder that it is built in
 * @param {string} pictures the folder that they are written into
 * @param {readonly string[]} parts of ids; none means every screen
 * @returns {Promise<{ screens: import('./take.mjs').Screen[], complete: boolean }>}
 */
export async function takeAll(chrome, commit, pictures, parts) {
  const server = await serveCommit(commit);
  try {
    const answer = await fetch(`${server.origin}/mock/screens.json`);
    if (!answer.ok) throw new Error(`The commit in ${commit} serves no list of its screens.`);
    /** @type {import('./take.mjs').Screen[]} */
    const all = await answer.json();
    const screens = all.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
    const failures = await takePictures(chrome, server.origin, screens, pictures);
    for (const failure of failures) console.error(`No picture for ${basename(pictures)}: ${failure}`);
    return { screens, complete: failures.length === 0 };
  } finally {
    server.close();
  }
}

/**
 * A screen on the contact sheet without a comparison: one row, each width once.
 * @param {import('./take.mjs').Screen} screen
 * @returns {import('./sheet.mjs').Entry}
 */
export const shown = (screen) => ({
  screen,
  rows: [Object.keys(widths).map((kind) => ({ file: `now/${fileOf(screen.id, kind)}`, kind, caption: kind }))],
});

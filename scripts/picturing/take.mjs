import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { serveCommit } from './serve.mjs';

/**
 * A screen's variant, from /mock/screens.json.
 * @typedef {{ id: string, journey: string, address: string, label: string, heading: string, shows: string[], acts: boolean, waits: boolean }} Screen
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 */

/** A phone and a desktop, in CSS pixels. */
export const widths = { phone: 390, desktop: 1280 };
/** More browser windows than cores, because half of the time is a spinner's. */
const AT_ONCE = 4;
/** The time after which a page that still changes will not settle. */
const MOST_LOOKS = 20;

/** @param {string} id @param {string} kind */
export const fileOf = (id, kind) => `${id.replaceAll('/', '--')}.${kind}.png`;

/** Waits until a page shows its variant. @param {Page} page @param {Screen} screen */
async function settled(page, { heading, shows, acts, waits }) {
  if (acts) await page.locator('html[data-situation=entered]').waitFor({ state: 'attached' });
  await page.waitForFunction(
    ({ heading, shows, waits }) => {
      const plain = (/** @type {string | null | undefined} */ text) => (text ?? '').replace(/\s+/g, ' ').trim();
      const text = plain(document.body?.innerText);
      const shown = plain(document.querySelector('main h1')?.textContent) === heading && shows.every((one) => text.includes(plain(one)));
      const busy = !waits && document.querySelector('main[aria-busy=true]');
      // The style sheet has this medium until it has loaded.
      return shown && !busy && !document.querySelector('link[media=print]') && document.fonts.status === 'loaded';
    },
    { heading, shows, waits },
  );
  // The picture includes parts that the app prefetches when it is idle. A page that waits for an answer has no idle network.
  if (!waits) await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Replaces what depends on the minute or the build: times of day and help codes. @param {Page} page */
const hideTimes = (page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const same = text.replace(/\b\d{1,2}(:\d\d)?[ap]m\b/g, '1:00pm').replace(/\b[2-9C-Y]{3}-[2-9C-Y]{3}\b/g, 'XXX-XXX');
      if (same !== text) node.nodeValue = same;
    }
  });

/** The full page at a width, once two renderings are identical. @param {Page} page @param {number} width @returns {Promise<Buffer>} */
async function pictureAt(page, width) {
  await page.setViewportSize({ width, height: 720 });
  const look = async () => {
    await hideTimes(page);
    return page.screenshot({ fullPage: true, animations: 'disabled' });
  };
  let before = await look();
  for (let looks = 1; looks < MOST_LOOKS; looks += 1) {
    const now = await look();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('It never looks the same twice');
}

/** @param {Browser} chrome @param {string} origin @param {Screen} screen @param {string} folder */
async function take(chrome, origin, screen, folder) {
  const context = await chrome.newContext({ reducedMotion: 'reduce', locale: 'en-GB', bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/mock?scenario=${screen.id}`);
    await settled(page, screen);
    for (const [kind, width] of Object.entries(widths)) writeFileSync(join(folder, fileOf(screen.id, kind)), await pictureAt(page, width));
  } finally {
    await context.close();
  }
}

/**
 * Takes pictures of a commit's screens at both widths, by its own registry. A missing picture is reported and does not stop the others.
 * @param {Browser} chrome
 * @param {string} commit the folder that it is built in
 * @param {string} folder of the pictures
 * @param {readonly string[]} parts of ids; none means every screen
 */
export async function takeAll(chrome, commit, folder, parts) {
  const server = await serveCommit(commit);
  try {
    const answer = await fetch(`${server.origin}/mock/screens.json`);
    if (!answer.ok) throw new Error(`The commit in ${commit} serves no list of its screens.`);
    /** @type {Screen[]} */
    const all = await answer.json();
    const screens = all.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
    mkdirSync(folder, { recursive: true });
    const left = [...screens];
    let complete = true;
    const worker = async () => {
      for (let screen = left.shift(); screen; screen = left.shift()) {
        try {
          await take(chrome, server.origin, screen, folder);
        } catch (error) {
          complete = false;
          console.error(`No picture for ${basename(folder)}: ${screen.id}: ${error instanceof Error ? error.message : error}`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return { screens, complete };
  } finally {
    server.close();
  }
}

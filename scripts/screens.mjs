import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, browserArguments, findShell } from './browser.mjs';
import { giveUp, root } from './command.mjs';
import { commandLine } from './command-line.mjs';
import { buildForJourneys, buildIfOld } from './e2e.mjs';
import { install } from './install.mjs';
import { checkOut } from './other-commit.mjs';

const folder = join(root, '.reports', 'screens');

const usage = `
Takes a picture of every screen, and writes a contact sheet to .reports/screens/index.html. The server has a free port of its own.

Usage: npm run screens [-- [part of a screen's id …] [options]]

  --against <commit>  compares with the screens of another commit; exit code 1 if one has changed
  --for-docs          takes the pictures of docs/pictures; names choose some of them

Example: npm run screens -- --against main`;

/** Checks out and builds another commit. @param {string} commit */
async function built(commit) {
  const other = await checkOut(commit);
  if ((await buildForJourneys(other.folder)) !== 0) giveUp(`${other.title} could not be built.`);
  return other;
}

const { values, positionals: names } = commandLine(usage, {
  allowPositionals: true,
  options: { against: { type: 'string' }, 'for-docs': { type: 'boolean' } },
});
const { against, 'for-docs': forDocs } = values;
await install();
const other = against === undefined ? undefined : await built(against);
if ((await buildIfOld()) !== 0) process.exit(1);
// Imported late because they need the packages.
const { chromium } = await import('@playwright/test');
const { findChanges, onOneSide } = await import('./picturing/changes.mjs');
const { takeForDocs } = await import('./picturing/for-docs.mjs');
const { contactSheet } = await import('./picturing/sheet.mjs');
const { takeAll } = await import('./picturing/take.mjs');

/** Writes the pictures of all screens and their contact sheet. Returns whether every picture exists and nothing has changed. @param {import('@playwright/test').Browser} chrome */
async function takeScreens(chrome) {
  rmSync(folder, { recursive: true, force: true });
  const before = other && (await takeAll(chrome, other.folder, join(folder, 'before'), names));
  const now = await takeAll(chrome, root, join(folder, 'now'), names);
  const changes = before && (await findChanges(await chrome.newPage(), folder, before.screens, now.screens));
  const count = now.screens.length;
  const title = changes ? `${changes.length} of ${count} screens changed since ${other?.title}` : `All ${count} screens`;
  writeFileSync(join(folder, 'index.html'), contactSheet(changes ?? now.screens.map((screen) => onOneSide(screen, 'now')), title));
  for (const { screen, change } of changes ?? []) console.log(`${screen.id}: ${change}`);
  console.log(`${title}\n${join('.reports', 'screens', 'index.html')}`);
  return now.complete && before?.complete !== false && !changes?.length;
}

const chrome = await chromium.launch({ executablePath: findShell() ?? (await browser()), args: browserArguments });
try {
  if (forDocs) await takeForDocs(chrome, names);
  else process.exitCode = (await takeScreens(chrome)) ? 0 : 1;
} finally {
  await chrome.close();
}

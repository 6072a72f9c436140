import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, browserArguments, findShell } from './browser.mjs';
import { giveUp, root } from './command.mjs';
import { buildIfOld, journeysBuild, journeysSettings } from './e2e.mjs';
import { install } from './install.mjs';

/** What has been looked at and committed: of a phone only, which most people have. */
const committed = join(root, 'e2e', 'pictures');
const folder = join(root, '.reports', 'screens');

const accepts = process.argv.includes('--accept');
await install();
if ((await buildIfOld()) !== 0) process.exit(1);
// The headers of an answer are made from the same settings as the build.
Object.assign(process.env, journeysSettings);
// They need the packages.
const { chromium } = await import('@playwright/test');
const { serveBuild } = await import('./measuring/serve.mjs');
const { conditions, differingPoints, whyNot } = await import('./picturing/compare.mjs');
const { contactSheet } = await import('./picturing/sheet.mjs');
const { fileOf, takePictures } = await import('./picturing/take.mjs');

const chrome = await chromium.launch({ executablePath: findShell() ?? (await browser()), args: browserArguments });
const server = await serveBuild(journeysBuild);
/** @type {import('./picturing/sheet.mjs').Judged[]} */
const screens = await (await fetch(`${server.origin}/mock/screens.json`)).json();
rmSync(folder, { recursive: true, force: true });
const failures = await takePictures(chrome, server.origin, screens, folder);
if (failures.length > 0) giveUp(`No picture could be taken of ${failures.join('\n')}`);

const now = await conditions(chrome);
const reason = whyNot(committed, now);
const page = await chrome.newPage();
mkdirSync(join(folder, 'before'), { recursive: true });
for (const screen of reason ? [] : screens) {
  const name = fileOf(screen.id, 'phone');
  const before = join(committed, name);
  if (!existsSync(before)) screen.change = 'new';
  else {
    const points = await differingPoints(page, readFileSync(before), readFileSync(join(folder, name)));
    if (points > 0) screen.change = points === Infinity ? 'another size' : `${points} points differ`;
    if (points > 0) copyFileSync(before, join(folder, 'before', name));
  }
}
await chrome.close();
await server.close();

const changed = screens.filter(({ change }) => change);
const verdict = reason
  ? `Not compared with the committed pictures: ${reason}.`
  : `Compared with the committed pictures (Chromium ${now.browser}): ${changed.length} of ${screens.length} changed.`;
writeFileSync(join(folder, 'index.html'), contactSheet(screens, verdict));
for (const { id, change } of changed) console.log(`${id}: ${change}`);
console.log(`${verdict}\n${join('.reports', 'screens', 'index.html')}`);
if (accepts) {
  rmSync(committed, { recursive: true, force: true });
  mkdirSync(committed, { recursive: true });
  for (const { id } of screens) copyFileSync(join(folder, fileOf(id, 'phone')), join(committed, fileOf(id, 'phone')));
  writeFileSync(join(committed, 'made-with.json'), `${JSON.stringify(now)}\n`);
  console.log(`Committed pictures replaced: ${screens.length}.`);
}
process.exitCode = changed.length > 0 && !accepts ? 1 : 0;

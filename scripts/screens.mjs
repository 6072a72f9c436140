import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, root, run } from './command.mjs';
import { commandLine } from './command-line.mjs';
import { buildForJourneys, buildIfOld } from './e2e.mjs';
import { install } from './install.mjs';
import { serveCommit } from './picturing/serve.mjs';

const usage = `
Takes a picture of every screen, in two widths, into .reports/screens/pictures. The server has a free port of its own.

Usage: npm run screens [-- [part of a screen's id …] [options]]

  --against <commit>  compares with the screens of another commit; exit code 1 if one has changed
  --for-docs          takes the pictures of docs/pictures; names choose some of them

Example: npm run screens -- --against main`;

const { values, positionals: names } = commandLine(usage, {
  allowPositionals: true,
  options: { against: { type: 'string' }, 'for-docs': { type: 'boolean' } },
});

/** @param {readonly string[]} args */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).status === 0;

/** Checks out and builds another commit with the same settings, and removes it on every exit except SIGKILL. @param {string} commit */
async function buildOther(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'other-commit-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  });
  // By default a signal ends the process without the exit event.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  if (!git('worktree', 'add', '--detach', folder, commit)) giveUp(`Git cannot check out ${commit}.`);
  for (const name of ['.env', '.env.local']) if (existsSync(join(root, name))) copyFileSync(join(root, name), join(folder, name));
  const lockOf = (/** @type {string} */ project) => readFileSync(join(project, 'package-lock.json'), 'utf8');
  // The same packages are linked. Others are installed there.
  if (lockOf(folder) === lockOf(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await install(folder);
  if ((await buildForJourneys(folder)) !== 0) giveUp(`${commit} could not be built.`);
  return folder;
}

/** The tests of the chosen screens have these words in their titles. */
const chosen = names.length > 0 ? ['-g', names.map((name) => name.replace(/[^\w-]/g, '\\$&')).join('|')] : [];

/** Pictures of the screens of a commit: takes them all, or compares each with the existing one. @param {string} folder @param {'all' | 'none'} updates */
async function take(folder, updates) {
  const { origin, close } = await serveCommit(folder);
  const config = join('scripts', 'picturing', 'screens.config.mjs');
  const code = await run('npx', ['playwright', 'test', '--config', config, `--update-snapshots=${updates}`, ...chosen], {
    SCREENS_ORIGIN: origin,
  });
  /** @type {{ id: string }[]} */
  const screens = await (await fetch(`${origin}/mock/screens.json`)).json();
  close();
  return { code, ids: screens.map(({ id }) => id) };
}

await install();
const { against, 'for-docs': forDocs } = values;
const other = against && (await buildOther(against));
if ((await buildIfOld()) !== 0) process.exit(1);
if (forDocs) {
  // Imported late because it needs the packages.
  const { takeForDocs } = await import('./picturing/for-docs.mjs');
  await takeForDocs(names);
} else {
  rmSync(join(root, '.reports', 'screens'), { recursive: true, force: true });
  const before = await take(other || root, 'all');
  const now = other ? await take(root, 'none') : before;
  const removed = before.ids.filter((id) => !now.ids.includes(id));
  for (const id of removed) console.log(`${id}: removed`);
  if (other) console.log('The report with before, now and difference: .reports/screens/report/index.html');
  process.exitCode = before.code || now.code || Math.sign(removed.length);
}

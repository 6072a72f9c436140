import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, root } from './command.mjs';
import { install } from './install.mjs';

/** Ignored by git, but both builds need the same ones. */
const settings = ['.env', '.env.local'];

/** @param {readonly string[]} args @returns {string | undefined} the output of git; undefined if it fails */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** @param {string} folder @param {string} name */
const textOf = (folder, name) => readFileSync(join(folder, name), 'utf8');

/**
 * Checks out another commit into its own folder, with packages and settings, and removes it when this process ends.
 * @param {string} commit by any name that git understands
 * @returns {Promise<{ folder: string, title: string }>} `title` names the commit for readers
 */
export async function checkOut(commit) {
  const title = git('log', '-1', '--format=%h %s', commit, '--') ?? giveUp(`Git knows no commit ${commit}.`);
  const folder = mkdtempSync(join(tmpdir(), 'other-commit-'));
  removeAtEnd(folder);
  if (git('worktree', 'add', '--detach', folder, commit) === undefined) giveUp(`Git could not check out ${title}.`);
  for (const name of settings) if (existsSync(join(root, name))) copyFileSync(join(root, name), join(folder, name));
  // The same packages are linked. Others are installed there.
  if (textOf(folder, 'package-lock.json') === textOf(root, 'package-lock.json')) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  }
  await install(folder);
  return { folder, title };
}

/** Removes a folder on every exit of this process, except SIGKILL. @param {string} folder */
function removeAtEnd(folder) {
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'remove', '--force', folder);
  });
  // By default a signal ends the process without the exit event.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

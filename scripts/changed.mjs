import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmRun, root } from './command.mjs';
import { commandLine } from './command-line.mjs';
import { install } from './install.mjs';
import { testsTouchedBy } from './testing/touched.mjs';

/** @param {string[]} args @returns {string[]} the lines that git answers */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Every file that differs from main, committed or not. */
function changedFiles() {
  const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
    .map((file) => join(root, file))
    .filter(existsSync);
}

const test = (/** @type {readonly string[]} */ args) => npmRun('test:unit', args, { MATRICES: 'few' });

commandLine(`
Runs the unit and page tests that the change against main can touch: those that import a changed file, and those that name the address of
a changed page.

Usage: node scripts/changed.mjs`);
await install();
const changed = changedFiles();
// No test imports a contract document. This file reads all of them.
if (changed.some((file) => file.startsWith(join(root, 'contract')))) changed.push(join(root, 'scripts/contract/documents.mjs'));
const { files, matrices, rows } = testsTouchedBy(changed);
if (files.length + matrices.length === 0) console.log('No unit or page test imports what has changed, or names the address of its page.');
const codes = [files.length > 0 ? await test(files) : 0, matrices.length > 0 ? await test([...matrices, '-t', rows]) : 0];
process.exitCode = Math.max(...codes);

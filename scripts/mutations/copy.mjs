import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../command.mjs';

/** Copies the working tree without ignored files, and removes the copy when this process ends. Returns its folder. */
export function copyOfProject() {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // By default a signal ends the process without the exit event.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  // git also lists a removed file before the removal is committed.
  const files = listed.split('\0').filter((file) => file && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

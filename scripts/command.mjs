import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(import.meta.dirname, '..');

/** On Windows npm and its tools are scripts, which only a shell can start. */
const shell = process.platform === 'win32';

/**
 * Runs a command in the project folder or another one, shows its output, and returns its exit code. A child that a signal
 * ended counts as failed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @param {string} [folder]
 */
export async function run(command, args, env = {}, folder = root) {
  const child = spawn(command, args, { cwd: folder, stdio: 'inherit', shell, env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return Number(code ?? 1);
}

/**
 * Like `run`, but returns the output when the command ends. Two commands in parallel would mix their lines.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export async function runQuietly(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (output += part));
  const [code] = await once(child, 'close');
  return { code: Number(code ?? 1), output };
}

/**
 * Runs one of package.json's scripts.
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [env]
 * @param {string} [folder]
 */
export const npmRun = (script, args = [], env = {}, folder = root) =>
  run('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], env, folder);

export const isRoot = process.getuid?.() === 0;

/** The path of a program, if it can be found. @param {string} name */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

/** Whether Node started this file, rather than importing it. @param {string} url the caller's import.meta.url */
export const isStarted = (url) => process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1]);

/** Exits with one sentence instead of a stack trace. @param {string} sentence @returns {never} */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

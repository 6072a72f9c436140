import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';

const { scripts: npmScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const read = (script: string) => readFileSync(`scripts/${script}`, 'utf8');

/** A script that exports nothing, or asks whether it was started itself, is for the command line. */
const commands = readdirSync('scripts')
  .filter((file) => file.endsWith('.mjs'))
  .filter((file) => read(file).includes('isStarted(import.meta.url)') || !/^export /m.test(read(file)));

const run = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [`scripts/${script}`, ...args], { encoding: 'utf8', env: { ...process.env, ...env } });

it.each(commands)('scripts/%s prints its purpose and a usage line with --help, and does nothing else', (script) => {
  const { status, stdout, stderr } = run(script, ['--help']);
  expect([status, stderr]).toEqual([0, '']);
  const called = Object.entries(npmScripts).find(([, line]) => line === `node scripts/${script}`)?.[0];
  const command = called ? `npm (run )?${called}` : `node scripts/${script}`;
  expect(stdout).toMatch(new RegExp(`^[A-Z][^]*\\.\n\nUsage: ${command}\\b`));
  // An option is documented by an example.
  expect(stdout.includes('\n  --') && !stdout.includes('\nExample: ')).toBe(false);
});

it.each(commands)('scripts/%s refuses an unknown option with one sentence and exit code 2', (script) => {
  const { status, stdout, stderr } = run(script, ['--no-such-option']);
  expect([status, stdout, stderr]).toEqual([2, '', "Unknown option '--no-such-option', see --help.\n"]);
});

it('package.json has at most 16 scripts, and those of scripts/ are commands with --help', () => {
  expect(Object.keys(npmScripts).length).toBeLessThanOrEqual(16);
  const started = Object.values(npmScripts).flatMap((line) => /^node scripts\/(\S+)$/.exec(line)?.[1] ?? []);
  expect(commands).toEqual(expect.arrayContaining(started));
});

it('finds every npm script and command that a file names', () => {
  const pattern = 'npm run (--silent |-s )?[a-z][a-zA-Z0-9_:-]*|node scripts/[a-zA-Z0-9_/-]+\\.mjs';
  const named = execFileSync('git', ['grep', '-oE', pattern, '--', '.', ':!tests/build/commands.test.ts'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(named.length).toBeGreaterThan(100);
  const isMissing = (line: string) => {
    const [, script = '', path] = /:(?:npm run (?:--silent |-s )?(\S+)|node (\S+))$/.exec(line) ?? [];
    return path ? !existsSync(path) : !(script in npmScripts);
  };
  expect(named.filter(isMissing)).toEqual([]);
});

it('the workflow names each action by its commit, with the version beside it', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('docs/testing.md lists every command that is no npm script', () => {
  const rare = commands.filter((script) => !Object.values(npmScripts).includes(`node scripts/${script}`));
  const docs = readFileSync('docs/testing.md', 'utf8');
  expect(rare.filter((script) => !docs.includes(`| \`node scripts/${script}`))).toEqual([]);
});

it.each([
  ['start.mjs', (port: string) => ['--host', '127.0.0.1', '--port', port, '--strict-port'], '--port'],
  ['preview.mjs', (port: string) => ['--host', '127.0.0.1', '--port', port], '--port'],
  ['e2e.mjs', () => ['--list'], 'E2E_PORT'],
])(
  'scripts/%s names a port that is in use, and how to choose another, in one sentence',
  async (script, args, option) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const { status, stderr } = run(script, args(port), { E2E_PORT: port, CI: 'true', NO_COLOR: '1' });
    other.close();
    expect(stderr).toBe(`Port ${port} is in use by another process, so end that or choose another port with ${option}.\n`);
    expect(status).toBe(1);
  },
  30_000,
);

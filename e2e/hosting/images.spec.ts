import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, run } from '../../scripts/command.mjs';
import { freePort, startNginx } from '../../scripts/nginx.mjs';
import { hasNginx, noNginx } from '../support/nginx';
import { expect, test } from '../support/test';

interface Instruction {
  /** In capitals: FROM, COPY, RUN and so on. */
  word: string;
  /** Without flags such as --chown. */
  rest: string;
  flags: string[];
  /** The name of the stage that it is in; '' when it has none, or before the first. */
  stage: string;
}

/** The instructions of a Dockerfile, in order, each on one line. */
function instructionsOf(path: string): Instruction[] {
  const lines = readFileSync(path, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  let stage = '';
  return lines.map((line) => {
    const [word = '', ...parts] = line.split(/\s+/);
    const flags = parts.filter((part, at) => part.startsWith('--') && parts.slice(0, at).every((before) => before.startsWith('--')));
    const rest = parts.slice(flags.length).join(' ');
    if (word === 'FROM') stage = / AS (\S+)$/.exec(rest)?.[1] ?? '';
    return { word, rest, flags, stage };
  });
}

/** The files copied from the project folder: each path, and its target in the image. */
const copiesOf = (instructions: readonly Instruction[]) =>
  instructions
    .filter(({ word, flags }) => word === 'COPY' && !flags.some((flag) => flag.startsWith('--from')))
    .flatMap(({ rest, stage }) => {
      const [to = '', ...from] = rest.split(' ').reverse();
      return from.map((path) => ({ path, to, stage }));
    });

/**
 * The build folder of an image: only the files that its Dockerfile copies into this stage, and this project's packages instead
 * of `npm ci`. Returns the folder and the stage's instructions.
 */
function imageFolder(name: string, dockerfile: string, stage: string) {
  const folder = join(root, '.reports', 'images', name);
  rmSync(folder, { recursive: true, force: true });
  const instructions = instructionsOf(join(root, dockerfile)).filter((one) => one.stage === stage);
  for (const { path } of copiesOf(instructions)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const valuesOf = (word: string) => instructions.filter((one) => one.word === word).map(({ rest }) => rest);
  return { folder, valuesOf };
}

const list = (text = '[]') => JSON.parse(text) as string[];

test('starts the image of the mock, whose health check passes', async () => {
  test.setTimeout(180_000);
  const { folder, valuesOf } = imageFolder('mock', 'Dockerfile', '');
  const port = String(await freePort());
  const [command = '', ...args] = list(valuesOf('CMD')[0]);
  const server = spawn(command, args, { cwd: folder, env: { ...process.env, PORT: port }, detached: true, stdio: 'ignore' });
  const [health = '', ...asked] = list(/CMD (.*)$/.exec(valuesOf('HEALTHCHECK')[0] ?? '')?.[1]);
  const isHealthy = () =>
    spawnSync(
      health,
      asked.map((part) => part.replace('3000', port)),
    ).status === 0;
  expect(isHealthy()).toBe(false);
  await expect.poll(isHealthy, { timeout: 90_000 }).toBe(true);
  // npm and its child processes.
  process.kill(-Number(server.pid), 'SIGTERM');
});

test('applies the settings of the environment when the nginx image starts', async ({ request }) => {
  // eslint-disable-next-line playwright/no-skipped-test -- Only root can install nginx. The run prints a warning.
  test.skip(!hasNginx, noNginx);
  test.setTimeout(300_000);
  const { folder, valuesOf } = imageFolder('site', 'hosting/Dockerfile', 'build');
  const into = mkdtempSync(join(tmpdir(), 'image-'));
  const commands = valuesOf('RUN').filter((command) => !command.startsWith('npm ci'));
  expect(commands).toHaveLength(2);
  for (const command of commands) {
    const [program = '', ...args] = command.replace('/srv/nhs-login', into).split(' ');
    expect(await run(program, args, {}, folder), command).toBe(0);
  }
  const start = readFileSync(join(root, 'hosting', 'start.sh'), 'utf8')
    .replace('/srv/nhs-login', into)
    .replace('exec nginx', 'true nginx');
  expect(await run('sh', ['-c', start], { VITE_HELP_CENTRE_URL: 'https://help.example.com' }, into)).toBe(0);

  const nginx = await startNginx({ releases: into });
  const page = await request.get(`${nginx.origin}/enter-email`);
  expect(page.status()).toBe(200);
  expect(await page.text()).toMatch(/data-build="[0-9a-f]{8}"[^]*https:\/\/help\.example\.com/);
  await nginx.stop();
  rmSync(into, { recursive: true });
});

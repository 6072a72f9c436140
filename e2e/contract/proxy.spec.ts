import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { journeysBuild } from '../../scripts/e2e.mjs';
import { expect, test as base } from '../support/test';

/** Starts `npm run contract`. `output` is what it has printed so far, `ended` its exit code. */
function startContract(...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts', 'contract.mjs'), ...args], { cwd: root });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (printed += part));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { output: () => printed, ended, interrupt: () => child.kill('SIGINT') };
}

const test = base.extend<{ command: ReturnType<typeof startContract> }>({
  command: [
    async ({}, use, { project }) => {
      const command = startContract('--proxy', project.use.baseURL ?? '', '--port', '0', '--of', journeysBuild);
      // On a busy machine, the packages and the configuration take half a minute to load.
      await expect.poll(command.output, { timeout: 120_000 }).toContain('Begin a login at http://localhost:');
      await use(command);
      command.interrupt();
      await command.ended;
    },
    { timeout: 180_000 },
  ],
  baseURL: ({ command }, use) => use(/http:\/\/localhost:\d+/.exec(command.output())?.[0]),
});

test.describe('contract proxy', () => {
  test('lists the calls of a login through the contract proxy, and no difference of the mock backend', async ({ visitor, command }) => {
    await visitor.signsInUpTo('/nhs-login-consent');
    await visitor.agreesAndIsHandedOver();
    command.interrupt();
    expect(await command.ended).toBe(0);
    const [, calls = ''] = /compared: (.*)\nNothing differs from the contract\.\n/.exec(command.output()) ?? [];
    // The app sends the first two together.
    expect(calls.split(', ').toSorted()).toEqual([
      'account-status',
      'authcode',
      'client-info',
      'consent',
      'otp',
      'passkey-status',
      'password',
      'trigger-otp',
    ]);
  });

  test('names the call and the member that an answer through the contract proxy lacks', async ({ visitor, mock, command }) => {
    await visitor.signsInUpTo('/enter-mobile-code');
    await mock.scenario('otp.no-token');
    await visitor.givesCode();
    const violation = "answer 200: the body must have required property 'id_token'";
    await expect.poll(command.output).toContain(`WRONG  otp: ${violation}\n`);
    command.interrupt();
    expect(await command.ended).toBe(1);
    expect(command.output()).toContain(`Calls that differ from the contract: 1\notp\n  ${violation}\n`);
  });
});

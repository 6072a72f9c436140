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

/** Journeys through the contract proxy, with the mock as the deployed site. */
const test = base.extend<{ command: ReturnType<typeof startContract> }>({
  command: async ({}, use, { project }) => {
    const command = startContract('--proxy', project.use.baseURL ?? '', '--port', '0', '--of', journeysBuild);
    await expect.poll(command.output, { timeout: 30_000 }).toContain('Begin a login at http://localhost:');
    await use(command);
    command.interrupt();
    await command.ended;
  },
  baseURL: ({ command }, use) => use(/http:\/\/localhost:\d+/.exec(command.output())?.[0]),
});

test.describe('contract proxy', () => {
  test('lists the calls of a login through the contract proxy, and no difference of the mock backend', async ({ visitor, command }) => {
    await visitor.signsInUpTo('/nhs-login-consent');
    await visitor.agreesAndIsHandedOver();
    command.interrupt();
    expect(await command.ended).toBe(0);
    expect(command.output()).toContain(
      'Calls that were compared: account-status, passkey-status, password, trigger-otp, otp, authcode, client-info, consent\nNothing differs from the contract.\n',
    );
  });

  test('accepts the renewed session id of the mock backend through the contract proxy', async ({ visitor, page, mock, command }) => {
    await visitor.signsInUpTo('/log-in-password');
    await mock.scenario('session.renewed');
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
    // The page fetches the next ones ahead, which an interrupted proxy would break off.
    await page.goto('about:blank');
    command.interrupt();
    expect(await command.ended).toBe(0);
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

  base('names a taken port, an unreachable host and a missing build of the contract proxy in one sentence each', async ({ baseURL }) => {
    const site = baseURL ?? '';
    const { port } = new URL(site);
    for (const [args, sentence] of [
      [[site, '--port', port, '--of', journeysBuild], `Port ${port} is taken: name another one with --port.`],
      [
        ['http://127.0.0.1:59999', '--of', journeysBuild],
        'http://127.0.0.1:59999 cannot be reached (ECONNREFUSED): check the address, the network and the certificate.',
      ],
      [[site, '--of', 'no-build'], 'There is no build in no-build: run npm run build first, or name another folder with --of.'],
    ] as const) {
      const { output, ended } = startContract('--proxy', ...args);
      expect([await ended, output()]).toEqual([1, `${sentence}\n`]);
    }
  });
});

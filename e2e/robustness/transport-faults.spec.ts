import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { password } from '../../mocks/people/personas';
import { expect, test as base } from '../support/test';
import type { Visitor } from '../support/visitor';

const head = (status: string, ...headers: string[]) => [`HTTP/1.1 ${status}`, 'connection: close', ...headers, '', ''].join('\r\n');
const json = 'content-type: application/json';
const object = '{"status":"CONFIRMED"}';

const reset = (socket: Socket) => void socket.resetAndDestroy();
const complete = (text: string) => (socket: Socket) => void socket.end(text);
/** Resets the connection after these bytes. */
const part = (text: string) => (socket: Socket) => void socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 50));
const redirect = (status: string) => complete(head(status, 'location: /banners.json', 'content-length: 0'));

/** The faults of a broken network. */
const socketFaults: Readonly<Record<string, (socket: Socket) => void>> = {
  'a reset before the answer': reset,
  'an end before the answer': (socket) => void socket.end(),
  'a reset among the headers': part('HTTP/1.1 200 OK\r\ncontent-ty'),
  'a reset in mid-body': part(`${head('200 OK', json, 'content-length: 1000')}{"status":`),
  'a body that is shorter than its content-length': complete(head('200 OK', json, 'content-length: 1000') + object),
  'a chunked body without its last chunk': complete(`${head('200 OK', json, 'transfer-encoding: chunked')}16\r\n${object}\r\n`),
  'a chunk without its length': complete(`${head('200 OK', json, 'transfer-encoding: chunked')}zz\r\n${object}\r\n0\r\n\r\n`),
  'bytes that are not gzip': complete(head('200 OK', json, 'content-encoding: gzip') + object),
  'half of the gzip': (socket) => {
    const zipped = gzipSync(object);
    socket.write(head('200 OK', json, 'content-encoding: gzip', `content-length: ${zipped.length}`));
    socket.end(zipped.subarray(0, zipped.length - 12));
  },
  'something that is not HTTP': complete('SSH-2.0-OpenSSH_9.6\r\n'),
  'a redirect (301)': redirect('301 Moved Permanently'),
  'a redirect (302)': redirect('302 Found'),
  'a redirect of the call (307)': redirect('307 Temporary Redirect'),
  'the page of a captive portal': complete(`${head('200 OK', 'content-type: text/html')}<!doctype html><title>Welcome</title>`),
};

/** Sends the headers and a part of the body, and never continues. */
const stalled = (socket: Socket) => void socket.write(`${head('200 OK', json, 'content-length: 1000')}{"status":`);

/** A server that answers every request with the current fault. */
async function startFaultyHost() {
  const sockets = new Set<Socket>();
  const host = { fault: reset as (socket: Socket) => void, received: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    // A preconnected socket sends nothing.
    socket.once('data', () => {
      host.received += 1;
      host.fault(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(host, {
    /** Redirects a call of the page here. The page sees its own address. */
    async takes(page: Page, path: string) {
      await page.route(`**${path}`, (route) => route.continue({ url: `http://localhost:${port}${path}` }));
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
}

const test = base.extend<{ host: Awaited<ReturnType<typeof startFaultyHost>> }>({
  host: async ({}, use) => {
    const host = await startFaultyHost();
    await use(host);
    host.stop();
  },
  // The browser reports each failed call, and a redirect that is not followed.
  tolerated: /net::ERR_|Failed to load resource/,
});

test.describe('transport faults', () => {
  const unreachable = 'did not work';

  // Each test meets 14 faults.
  base.slow();

  interface Faced {
    page: Page;
    visitor: Visitor;
    host: Awaited<ReturnType<typeof startFaultyHost>>;
  }

  /** Causes the first fault by `first` and each other fault by `retry`. Afterwards the calls reach the mock backend. */
  async function meetsEachFault({ page, visitor, host }: Faced, path: string, retry: () => Promise<void>, first = retry) {
    await host.takes(page, path);
    let made = 0;
    for (const [name, fault] of Object.entries(socketFaults))
      await test.step(name, async () => {
        host.fault = fault;
        await (made === 0 ? first : retry)();
        made += 1;
        await expect.poll(() => host.received).toBe(made);
        await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
        await visitor.seesError(unreachable);
        expect(host.received).toBe(made);
      });
    await page.unroute(`**${path}`);
  }

  test('keeps the typed password through every fault of the login API, and then logs in', async ({ visitor, page, mock, host }) => {
    const path = '/api/login/password';
    await visitor.startsAt('/log-in-password');
    await meetsEachFault({ page, visitor, host }, path, visitor.continues, () => visitor.givesPassword());
    await visitor.isOn('/log-in-password');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await visitor.continues();
    await visitor.isOn('/enter-mobile-code');
    expect(await mock.calls(path)).toHaveLength(1);
  });

  test('retries the hand-over after every fault of the auth API', async ({ visitor, page, mock, host }) => {
    const path = '/api/auth/authcode';
    await visitor.startsAt('/enter-mobile-code', 'straight-back');
    // After the second consecutive fault the page offers alternatives instead of a retry.
    const reloads = async () => void (await page.reload());
    await meetsEachFault({ page, visitor, host }, path, reloads, () => visitor.givesCode());
    await visitor.isOn('/authcode');
    await page.getByRole('button', { name: 'Try again' }).click();
    await visitor.isHandedOver();
    expect(await mock.calls(path)).toHaveLength(1);
  });

  test('retries consent after every fault of the account API', async ({ visitor, page, mock, host }) => {
    const path = '/api/account/consent';
    await visitor.startsAt('/nhs-login-consent');
    await meetsEachFault({ page, visitor, host }, path, visitor.agrees);
    await visitor.agreesAndIsHandedOver();
    expect(await mock.calls(path)).toHaveLength(1);
  });

  test('retries the details after every fault of the proofing API', async ({ patient, visitor, page, mock, host }) => {
    const path = '/api/proofing/p5-uplift-nhs-known';
    const goesBackAndSubmits = async () => {
      await page.goBack();
      await visitor.isOn('/proofing/check-your-details');
      await patient.submits();
    };
    await patient.logsIn('uplift');
    await patient.answersAll('number');
    await meetsEachFault({ page, visitor, host }, path, goesBackAndSubmits, patient.submits);
    await visitor.isOn('/proofing/submit');
    await page.getByRole('button', { name: 'Try again' }).click();
    await patient.agreesAndIsHandedOver();
    expect(await mock.calls(path)).toHaveLength(1);
  });

  test('retries a passkey after every fault of the passkey API', async ({ visitor, device, page, mock, host }) => {
    const path = '/api/fido2/authentication/options';
    await device.createsPasskey('passkey-and-mobile');
    await device.refuses();
    await visitor.arrives('passkey-and-mobile');
    await visitor.givesEmail();
    await visitor.isOn('/passkey-login-failed', 'There was a problem');
    const before = (await mock.calls(path)).length;
    await page.getByRole('radio', { name: 'Try using my passkey again' }).check();
    await meetsEachFault({ page, visitor, host }, path, visitor.continues);
    await visitor.isOn('/passkey-login-failed');
    await expect(page.getByRole('radio', { name: 'Try using my passkey again' })).toBeChecked();
    await device.answers();
    await visitor.continues();
    await visitor.isLoggedInByPasskey();
    expect(await mock.calls(path)).toHaveLength(before + 1);
  });

  test('gives up an answer that stops in the middle after 30 seconds', async ({ visitor, page, host }) => {
    const path = '/api/login/password';
    await page.clock.install();
    await visitor.signsInUpTo('/log-in-password');
    await host.takes(page, path);
    host.fault = stalled;
    await visitor.givesPassword();
    await expect.poll(() => host.received).toBe(1);
    await page.clock.fastForward(31_000);
    await visitor.seesError(unreachable);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await page.unroute(`**${path}`);
    await visitor.continues();
    await visitor.isOn('/enter-mobile-code');
  });

  test('accepts login answers with a byte order mark, a byte of ISO 8859-1 and 10 MB', async ({ visitor, page, mock }) => {
    await page.route('**/api/login/*', async (route) => {
      const own = await route.fetch();
      const text = (await own.text()).replace(/\}$/, ',"note":"');
      const body = Buffer.concat([
        Buffer.from(`\ufeff${text.replace('{,', '{')}`),
        Buffer.from('Zoë', 'latin1'),
        Buffer.alloc(10_000_000, 'x'),
        Buffer.from('"}'),
      ]);
      await route.fulfill({ status: own.status(), contentType: 'application/json', body });
    });
    await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
    await visitor.givesCode();
    await visitor.isHandedOver();
    expect(await mock.calls('/api/login/otp')).toHaveLength(1);
  });
});

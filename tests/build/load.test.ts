import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../mocks/serve';

type Fault = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean | void;

/** The pages that a visitor looks at, as files of a build. */
const pages = ['log-in-password', 'enter-mobile-code', 'authcode', 'terms-update', 'nhs-login-consent'];

/** A proxy between the visitors and the mock backend: it may change a request or an answer, or answer itself. */
let fault: Fault = () => false;
let folder = '';
let origin = '';
const host = createServer((incoming, outgoing) => {
  if (fault(incoming, outgoing)) return;
  serve(incoming, outgoing, () => void outgoing.setHeader('content-type', 'text/html').end('<!doctype html><title>A page</title>'));
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'load-'));
  for (const page of pages) writeFileSync(join(folder, `${page}.html`), '<!doctype html>');
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  fault = () => false;
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

/** Two visitors, in a process of their own: its client is a library that knows nothing of jsdom. Answers how they are judged. */
async function judged() {
  const program = `
    import { allAreThemselves, ends, travelAtOnce } from './scripts/loading/visitors.mjs';
    const travelled = await travelAtOnce({ origin: '${origin}', folder: ${JSON.stringify(folder)}, visitors: 2 });
    console.log(JSON.stringify({ said: ends(travelled).trim().split('\\n'), good: allAreThemselves(travelled) }));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return JSON.parse(stdout) as { said: string[]; good: boolean };
}

describe('verdict of node scripts/load.mjs', () => {
  it('passes when each visitor is handed over as themselves', async () => {
    expect(await judged()).toEqual({ said: ['Handed over   2', 'Refused       0   ', 'Mixed up      0'], good: true });
  });

  it('reports two mixed-up visitors when the cookies of one request are swapped', async () => {
    const waiting: (() => void)[] = [];
    const cookies: (string | undefined)[] = [];
    fault = (incoming, outgoing) => {
      if (incoming.url !== '/mock/claims') return false;
      const mine = cookies.push(incoming.headers.cookie) - 1;
      waiting.push(() => {
        incoming.headers.cookie = cookies[1 - mine] ?? '';
        serve(incoming, outgoing, () => undefined);
      });
      if (waiting.length === 2) for (const goOn of waiting) goOn();
      return true;
    };
    const mixedUp = expect.stringMatching(/^Mixed up {6}2 {3}0, mobile@example\.com, was told .*"visitor":1/);
    expect(await judged()).toEqual({ said: ['Handed over   2', 'Refused       0   ', mixedUp], good: false });
  });

  it('reports two refused visitors when their codes are swapped', async () => {
    const answers: { body: Buffer; end: (body: Buffer) => unknown }[] = [];
    fault = (incoming, outgoing) => {
      if (incoming.url !== '/api/auth/authcode') return false;
      const end = outgoing.end.bind(outgoing) as (body: Buffer) => unknown;
      outgoing.end = ((body: Buffer) => {
        if (!body.includes('?code=')) return end(body);
        // Of the other's answer it is another one.
        outgoing.removeHeader('content-length');
        answers.push({ body, end });
        const [one, other] = answers;
        if (one && other) {
          one.end(other.body);
          other.end(one.body);
        }
        return outgoing;
      }) as typeof outgoing.end;
      return false;
    };
    const refused = expect.stringMatching(/^Refused {7}2 {3}ClientError: invalid response encountered/);
    expect(await judged()).toEqual({ said: ['Handed over   0', refused, 'Mixed up      0'], good: false });
  });

  it('reports one refused visitor with the answer of the call', async () => {
    let isFirst = true;
    fault = ({ url }, outgoing) => {
      if (url !== '/api/login/password' || !isFirst) return false;
      isFirst = false;
      outgoing.writeHead(503).end('Too many');
      return true;
    };
    const refused = 'Refused       1   Error: 503 /api/login/password: Too many';
    expect(await judged()).toEqual({ said: ['Handed over   1', refused, 'Mixed up      0'], good: false });
  });
});

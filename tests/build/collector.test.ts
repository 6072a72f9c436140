import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { send } from '@/session/reports/send';
import { ask as askAt, freePort } from '../support/started-server';

let port = 0;
let collector: ChildProcess;
let written = '';

const ask = (method: string, body = '', headers: Record<string, string> = {}, path = '/reports') =>
  askAt(port, path, { method, body, headers });
const lines = () => written.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : []));

beforeEach(async () => {
  port = await freePort();
  written = '';
  collector = spawn(process.execPath, ['scripts/collector.mjs'], { env: { PORT: String(port), ORIGIN: 'https://login.example.com' } });
  collector.stdout?.setEncoding('utf8').on('data', (part: string) => (written += part));
  await vi.waitFor(() => ask('GET'), { timeout: 10_000, interval: 50 });
});
afterEach(async () => {
  collector.kill();
  await once(collector, 'exit');
});

describe('scripts/collector.mjs', () => {
  it('writes to the log the report that the app sends as one line, and counts it', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    window.history.replaceState(null, '', '/login?client_id=secret');
    send({ event: 'helpCode', sentence: 'A help code was shown', helpCode: 'K7-4Q2' });
    const [, { body = '' } = {}] = fetched.mock.calls[0] ?? [];
    fetched.mockRestore();
    expect((await ask('POST', body as string, { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(204);
    const report = { event: 'helpCode', sentence: 'A help code was shown', build: 'unknown', address: '/login', helpCode: 'K7-4Q2' };
    await vi.waitFor(() => expect(lines()).toEqual([{ time: expect.any(String) as string, ...report }]));
    expect((await ask('GET', '', {}, '/metrics')).text).toContain('nhs_login_reports_total{event="helpCode"} 1\n');
  });

  it("writes a browser's reports without queries and without unknown names", async () => {
    const violation = {
      type: 'csp-violation',
      url: 'https://login.example.com/reset/new-password?code=secret',
      user_agent: 'secret',
      body: { blockedURL: 'https://evil.example.com/a.js?secret#secret', effectiveDirective: 'script-src-elem', sample: 'secret' },
    };
    expect((await ask('POST', JSON.stringify([violation, { type: 'other' }, null]))).status).toBe(204);
    await vi.waitFor(() => expect(lines()).toHaveLength(1));
    expect(lines()[0]).toMatchObject({
      event: 'csp-violation',
      url: 'https://login.example.com/reset/new-password',
      blockedURL: 'https://evil.example.com/a.js',
      effectiveDirective: 'script-src-elem',
    });
    expect(written).not.toContain('secret');
  });

  it('answers the preflight of a report from another origin', async () => {
    const { status, text } = await ask('OPTIONS', '', { origin: 'https://login.example.com' });
    expect(status).toBe(204);
    expect(text).toContain('\r\nAccess-Control-Allow-Origin: https://login.example.com\r\n');
    expect(text).toContain('\r\nAccess-Control-Allow-Headers: content-type\r\n');
  });

  it('refuses a report that is too long, malformed or too often, and goes on', async () => {
    expect((await ask('POST', `"${'x'.repeat(65_536)}"`)).status).toBe(413);
    expect((await ask('POST', '{')).status).toBe(400);
    for (let count = 2; count < 60; count += 1) await ask('POST', '{}');
    expect((await ask('POST', '{}')).status).toBe(429);
    expect((await ask('POST', '{}', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(204);
    expect(written).toBe('');
  });
});

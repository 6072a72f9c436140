import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { config } from '@/config';
import { causes, helpCodeOf } from '@/session/help-code';
import { startReports } from '@/session/reports/send-reports';
import { freePort } from '../../scripts/nginx.mjs';
import { ask as askAt } from './started-server';

let port = 0;
let collector: ChildProcess;
let written = '';

const ask = (method: string, body = '', headers: Record<string, string> = {}, path = '/reports') =>
  askAt(port, path, { method, body, headers });
const lines = () => written.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : []));

async function start(env: Record<string, string> = {}) {
  port = await freePort();
  written = '';
  collector = spawn(process.execPath, ['scripts/collector.mjs'], { env: { PORT: String(port), ...env } });
  collector.stdout?.setEncoding('utf8').on('data', (part: string) => (written += part));
  await vi.waitFor(() => ask('GET'), { timeout: 10_000, interval: 50 });
}

async function stop() {
  collector.kill();
  await once(collector, 'exit');
}

beforeEach(() => start({ ORIGIN: 'https://login.example.com' }));
afterEach(stop);

describe('scripts/collector.mjs', () => {
  it('writes to the log the report that the app sends as one line, and counts it', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    window.history.replaceState(null, '', '/login?client_id=secret');
    Object.assign(config, { vitalsSample: 0 });
    startReports()('helpCode', undefined, 'K7-4Q2');
    Object.assign(config, { vitalsSample: 1 });
    const [, { body = '' } = {}] = fetched.mock.calls[0] ?? [];
    fetched.mockRestore();
    expect((await ask('POST', body as string, { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(204);
    const report = { event: 'helpCode', sentence: 'A help code was shown', build: 'unknown', address: '/login', helpCode: 'K7-4Q2' };
    await vi.waitFor(() => expect(lines()).toEqual([{ time: expect.any(String) as string, ...report }]));
    expect((await ask('GET', '', {}, '/metrics')).text).toContain('nhs_login_reports_total{event="helpCode"} 1\n');
  });

  it('writes the places of an exception, and nothing else in their place', async () => {
    const place = 'sign-in-B_-2.js:1:23';
    const five = Array(5).fill(place).join(' ');
    const others = [`${five} ${place}`, `${place} jo@example.com`, `${place} `, `jo:1:23`, `${place}\n`, [place, 'jo'], 1, ''];
    for (const places of [place, five, ...others]) await ask('POST', JSON.stringify({ event: 'rendering', places }));
    await vi.waitFor(() => expect(lines()).toHaveLength(2 + others.length));
    expect(lines().map(({ places }) => places)).toEqual([place, five, ...others.map(() => undefined)]);
  });

  it('counts the pages with a help code by their cause', async () => {
    const shown = (cause: (typeof causes)[number]) => helpCodeOf({ cause, build: '0123abcd', address: '/error', at: Date.now() });
    const codes = [...causes, 'failed' as const].map(shown).concat('', '?', 'Y');
    for (const helpCode of codes) await ask('POST', JSON.stringify({ event: 'helpCode', helpCode }));
    const { text: metrics } = await ask('GET', '', {}, '/metrics');
    const counted = [...metrics.matchAll(/help_codes_total\{cause="(\w+)"\} (\d+)/g)].map(([, cause, count]) => [cause, Number(count)]);
    expect(Object.fromEntries(counted)).toEqual({ ...Object.fromEntries(causes.map((cause) => [cause, 1])), failed: 2 });
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

  it('answers other origins only the one in ORIGIN', async () => {
    const { status, text } = await ask('OPTIONS', '', { origin: 'https://login.example.com' });
    expect(status).toBe(204);
    expect(text).toContain('\r\nAccess-Control-Allow-Origin: https://login.example.com\r\n');
    await stop();
    await start();
    for (const method of ['OPTIONS', 'POST', 'GET'])
      expect((await ask(method, '{}', { origin: 'null' })).text).not.toMatch(/access-control/i);
    expect((await ask('OPTIONS')).status).toBe(405);
  });

  it('listens on loopback, and on another address by HOST only', async () => {
    const [other] = Object.values(networkInterfaces()).flatMap((found) => (found ?? []).filter(({ internal }) => !internal));
    // If the machine has no address of a network, a second loopback address replaces it.
    const host = other?.family === 'IPv4' ? other.address : '127.0.0.2';
    const statusAt = () =>
      new Promise<number | undefined>((resolve) => {
        get({ host, port }, ({ statusCode }) => resolve(statusCode)).on('error', () => resolve(undefined));
      });
    expect(await statusAt()).toBeUndefined();
    await stop();
    await start({ HOST: '0.0.0.0' });
    expect(await statusAt()).toBe(405);
  });

  const report = { event: 'uncaught', sentence: 'x' };

  it('takes 20 events of a request, counts the rest, and 60 lines a minute of a sender', async () => {
    expect((await ask('POST', JSON.stringify(Array(1500).fill(report)))).status).toBe(204);
    await vi.waitFor(() => expect(lines()).toHaveLength(20));
    expect((await ask('GET', '', {}, '/metrics')).text).toContain('nhs_login_reports_dropped_total 1480\n');
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await ask('POST', JSON.stringify(Array(19).fill(report)))).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    await vi.waitFor(() => expect(lines()).toHaveLength(60));
  });

  it('refuses a report that is too long, malformed or too often, and goes on', async () => {
    expect((await ask('POST', `"${'x'.repeat(65_536)}"`)).status).toBe(413);
    expect((await ask('POST', '{')).status).toBe(400);
    for (let count = 2; count < 60; count += 1) await ask('POST', '{}');
    expect((await ask('POST', '{}')).status).toBe(429);
    // Anybody can write this header.
    expect((await ask('POST', '{}', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(429);
    expect((await ask('GET', '', {}, '/metrics')).status).toBe(200);
    expect(written).toBe('');
  });

  it('counts with TRUSTED_PROXY by the address that the proxy has added', async () => {
    await stop();
    await start({ TRUSTED_PROXY: '1' });
    const sent = (forwarded: string) => ask('POST', '{}', { 'x-forwarded-for': forwarded });
    for (let count = 0; count < 60; count += 1) await sent(`203.0.113.${count}, 192.0.2.1`);
    expect((await sent('203.0.113.99, 192.0.2.1')).status).toBe(429);
    expect((await sent('192.0.2.1, 192.0.2.2')).status).toBe(204);
  });

  it('writes no control, format or direction character to the log', async () => {
    const odd = [0x00, 0x0a, 0x1b, 0x7f, 0x80, 0x85, 0x9b, 0xad, 0x200b, 0x2028, 0x2029, 0x202e, 0x2066, 0xfeff, 0xe0041];
    const sentence = `a${odd.map((code) => String.fromCodePoint(code)).join('')}ä😀b`;
    await ask('POST', JSON.stringify({ event: 'uncaught', sentence }));
    await vi.waitFor(() => expect(lines()[0]).toMatchObject({ sentence: 'aä😀b' }));
    expect(written).not.toMatch(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/u);
  });

  it('survives 100 hostile requests with a small log of valid lines, and ends those that never end', { timeout: 60_000 }, async () => {
    await stop();
    await start({ TRUSTED_PROXY: '1' });
    const bodies = [
      '['.repeat(60_000),
      '{"event":'.repeat(5000) + '1' + '}'.repeat(5000),
      JSON.stringify({ type: 'csp-violation', url: { deep: 'x'.repeat(9000) }, body: { lineNumber: { x: 1 }, blockedURL: ['x'] } }),
      JSON.stringify({ event: 'uncaught', sentence: { a: 1 }, build: null, lcp: 1e308, helpCode: [1] }),
      '{"event":"uncaught","__proto__":{"sentence":"x"},"constructor":{"prototype":{"build":"x"}}}',
      '{"type":"crash","body":"text"}',
      '{"event":"__proto__"}',
      'null',
      '',
      '[[{"event":"uncaught"}]]',
      String.raw`{"event":"uncaught","sentence":"\ud800\udfff\udfff"}`,
      JSON.stringify({ event: 'uncaught', sentence: 'x'.repeat(60_000), address: '\n{"event":"notStarted"}' }),
    ];
    for (let count = 0; count < 100; count += 1)
      await ask('POST', bodies[count % bodies.length], { 'x-forwarded-for': `192.0.2.${count}` });
    const head = 'POST /reports HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 33\r\n\r\n';
    await raw(`${head}{"event":"uncaught","sentence":"`, '\xff\xfe"}');
    const unending = [
      raw('POST /reports HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"event":'),
      raw('POST /reports HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n[\r\n'),
      raw('POST /reports HTTP/1.1\r\nHost: x\r\nX: '),
    ];
    expect((await ask('POST', JSON.stringify(report), { 'x-forwarded-for': '198.51.100.1' })).status).toBe(204);
    for (const answer of await Promise.all(unending)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await vi.waitFor(() => expect(lines().at(-1)).toMatchObject(report));
    expect(collector.exitCode).toBeNull();
    expect(written.length).toBeLessThan(20_000);
    for (const line of lines()) {
      expect(Object.values(line).filter((value) => !['string', 'number'].includes(typeof value))).toEqual([]);
      expect(line.time).toEqual(expect.any(String));
    }
  });
});

/** Everything that the collector answers to these bytes until it closes the connection. */
function raw(start: string, more = '') {
  const socket = connect(port, '127.0.0.1');
  socket.write(start);
  if (more) socket.write(more, 'latin1');
  return text(socket);
}

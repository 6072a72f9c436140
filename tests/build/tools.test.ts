import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '../../mocks/serve';
import { isFresh } from '../../scripts/freshness.mjs';
import { match } from '../../scripts/picturing/changes.mjs';
import { contactSheet } from '../../scripts/picturing/sheet.mjs';
import { fileOf } from '../../scripts/picturing/take.mjs';
import { faults } from '../mutations/faults.mjs';

it('reuses a build until a source is removed', () => {
  const project = mkdtempSync(join(tmpdir(), 'freshness-'));
  const folders = ['public/icons', 'public', 'src', 'dist'].map((folder) => join(project, folder));
  const files = ['src/main.tsx', 'public/icons/favicon.ico', 'dist/index.html'].map((file) => join(project, file));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const file of files) writeFileSync(file, '');
  // Everything is of the same second since 1970, but the build is 10 s younger.
  for (const path of [...folders, ...files]) utimesSync(path, 1_000_000_000, 1_000_000_000);
  utimesSync(join(project, 'dist/index.html'), 1_000_000_010, 1_000_000_010);
  expect(isFresh('dist', project)).toBe(true);
  rmSync(join(project, 'public/icons/favicon.ico'));
  expect(isFresh('dist', project)).toBe(false);
  rmSync(project, { recursive: true });
});

const script = `
  import { withMapModules } from './scripts/map-modules.mjs';
  await withMapModules(async () => console.log(process.getActiveResourcesInfo().includes('FSEventWrap') ? 'watched' : 'not watched'));
`;

it('computes the map without a watcher and exits', () => {
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', timeout: 60_000 });
  expect(run).toMatchObject({ status: 0, stdout: 'not watched\n' });
});
const screen = (id: string, journey = 'Login') => ({
  ...{ id, journey, address: `/${id}`, label: 'usual', heading: 'Log in', shows: [], acts: false, waits: false },
});
const ids = (screens: readonly { id: string }[]) => screens.map(({ id }) => id);

it('matches the screens of two commits by their ids', () => {
  const { both, added, removed } = match([screen('a'), screen('b', 'Old name'), screen('c')], [screen('d'), screen('b'), screen('c')]);
  expect([ids(both), ids(added), ids(removed)]).toEqual([['b', 'c'], ['d'], ['a']]);
  expect(both[0]?.journey).toBe('Login');
});

it('shows each picture of each row on the sheet, by journey, with the change', () => {
  const picture = (side: string) => ({ file: `${side}/${fileOf('login.usual', 'phone')}`, kind: 'phone', caption: side });
  const rows = [['before', 'now', 'difference'].map(picture)];
  const entry = { screen: screen('login.usual'), change: 'phone: 7 points differ', rows };
  const sheet = new DOMParser().parseFromString(contactSheet([entry], '1 changed'), 'text/html');
  const sources = Array.from(sheet.images, (image) => image.getAttribute('src'));
  expect(sources).toEqual(['before', 'now', 'difference'].map((side) => `${side}/login.usual.phone.png`));
  expect(sheet.querySelector('h2')?.textContent).toBe('Login (1)');
  expect(sheet.querySelector('figcaption strong')?.textContent).toBe('phone: 7 points differ');
});

it('escapes the texts of a screen on the sheet', () => {
  const sheet = contactSheet([{ screen: { ...screen('a'), label: '<script>"&' }, rows: [] }], '1 < 2');
  expect(sheet).toContain('&#60;script&#62;&#34;&#38;');
  expect(sheet).toContain('<h1>1 &#60; 2</h1>');
});
describe('table of hand-made faults', () => {
  it('gives each hand-made fault a unique name', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.filter(({ name }) => name.length <= 10)).toEqual([]);
  });

  it.each(faults)('$name: finds its text once in its file, and changes it', ({ file, is, becomes }) => {
    expect(readFileSync(file, 'utf8').split(is)).toHaveLength(2);
    expect(becomes).not.toBe(is);
  });

  it.each(faults)('$name: names existing tests', ({ tests }) => {
    expect(tests).not.toEqual([]);
    expect(tests.filter((path) => !existsSync(path) || !/\.(test|spec)\.tsx?$/.test(path))).toEqual([]);
  });
});
describe('verdict of node scripts/load.mjs', () => {
  type Fault = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean | void;

  /** The pages of a build that a visitor opens. */
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

  /** Two visitors, in a process of their own: their HTTP client does not work in jsdom. Returns the printed report and the verdict. */
  async function judged() {
    const program = `
    import { logVisitorsIn } from './scripts/loading/journeys.mjs';
    const { report, good } = await logVisitorsIn({ origin: '${origin}', folder: ${JSON.stringify(folder)}, visitors: 2 });
    console.log(JSON.stringify({ report: report.trim().split('\\n'), good }));
  `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    return JSON.parse(stdout) as { report: string[]; good: boolean };
  }

  it('passes the load test when each visitor is handed over as themselves', async () => {
    expect(await judged()).toEqual({ report: ['Handed over   2', 'Refused       0   ', 'Mixed up      0'], good: true });
  });

  it('reports in the load test two mixed-up visitors when the cookies of one request are swapped', async () => {
    let first: { incoming: IncomingMessage; outgoing: ServerResponse } | undefined;
    fault = (incoming, outgoing) => {
      if (incoming.url !== '/mock/claims') return false;
      if (!first) {
        first = { incoming, outgoing };
        return true;
      }
      [first.incoming.headers.cookie, incoming.headers.cookie] = [incoming.headers.cookie ?? '', first.incoming.headers.cookie ?? ''];
      for (const one of [first, { incoming, outgoing }]) serve(one.incoming, one.outgoing, () => undefined);
      return true;
    };
    const mixedUp = expect.stringMatching(/^Mixed up {6}2 {3}0, mobile@example\.com, received .*"visitor":1/);
    expect(await judged()).toEqual({ report: ['Handed over   2', 'Refused       0   ', mixedUp], good: false });
  });

  it('reports in the load test one refused visitor who receives the code of another', async () => {
    let first: Buffer | undefined;
    fault = ({ url }, outgoing) => {
      if (url !== '/api/auth/authcode') return false;
      const end = outgoing.end.bind(outgoing) as (body: Buffer) => ServerResponse;
      outgoing.end = ((body: Buffer) => {
        if (body.includes('?code=')) first ??= body;
        // The answer of the other visitor may have another length.
        outgoing.removeHeader('content-length');
        return end(body.includes('?code=') && first ? first : body);
      }) as typeof outgoing.end;
      return false;
    };
    const refused = expect.stringMatching(/^Refused {7}1 {3}ClientError: invalid response encountered/);
    expect(await judged()).toEqual({ report: ['Handed over   1', refused, 'Mixed up      0'], good: false });
  });

  it('reports in the load test one refused visitor with the answer of the call', async () => {
    let isFirst = true;
    fault = ({ url }, outgoing) => {
      if (url !== '/api/login/password' || !isFirst) return false;
      isFirst = false;
      outgoing.writeHead(503).end('Too many');
      return true;
    };
    const refused = 'Refused       1   Error: 503 /api/login/password: Too many';
    expect(await judged()).toEqual({ report: ['Handed over   1', refused, 'Mixed up      0'], good: false });
  });
});

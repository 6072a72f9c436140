import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliverBy, report, type Reported } from '@/session/report';
import { startReports } from '@/session/reports/deliver';

const fetched = vi.fn(() => Promise.resolve(new Response()));
const bodies = () => (fetched.mock.calls as unknown as [string, RequestInit][]).map(([, { body }]) => JSON.parse(String(body)) as object);

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Another document at this address. What others have left waiting is theirs. */
function open(path: string) {
  deliverBy(() => undefined)();
  window.history.replaceState(null, '', path);
  return { report, startReports: () => stops.push(startReports()) };
}

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

it('queues a report until the code that sends it has loaded', () => {
  const { report, startReports } = open('/login');
  report('uncaught');
  expect(fetched).not.toHaveBeenCalled();
  startReports();
  expect(bodies()).toEqual([{ build: 'unknown', address: '/login', event: 'uncaught', sentence: 'Something unexpected has happened' }]);
});

it('queues ten events at most', () => {
  const { report } = open('/login');
  for (let count = 0; count < 11; count += 1) report('helpCode', String(count));
  const sent = vi.fn();
  stops.push(deliverBy(sent));
  expect(sent.mock.calls.map(([, code]) => Number(code))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('queues no more than one document may report', () => {
  const { report, startReports } = open('/login');
  for (let count = 0; count < 1000; count += 1) report('uncaught');
  report('lostChunk');
  startReports();
  expect(bodies()).toHaveLength(1);
});

it.each<[Reported, string]>([
  ['uncaught', 'Something unexpected has happened'],
  ['rendering', 'A page could not be shown'],
  ['lostChunk', 'A part of the app could not be loaded'],
  ['noAnswerTwice', 'There was no answer twice'],
  ['policy', 'The security policy refused something'],
])('reports %s once in a document, by one sentence', (event, sentence) => {
  const { report, startReports } = open('/enter-email');
  startReports();
  report(event);
  report(event);
  expect(bodies()).toEqual([{ build: 'unknown', address: '/enter-email', event, sentence }]);
});

it('reports each sentence about a back end once, up to five', () => {
  const { report, startReports } = open('/login');
  startReports();
  for (const letter of 'AABCDEF') report('backEnd', undefined, `The cookie ${letter} is missing`);
  expect(bodies()).toMatchObject([...'ABCDE'].map((letter) => ({ event: 'backEnd', sentence: `The cookie ${letter} is missing` })));
});

it('reports a help code for each page that shows one, up to five', () => {
  const { report, startReports } = open('/error');
  startReports();
  for (const helpCode of ['22-222', '22-223', '22-224', '22-225', '22-226', '22-227']) report('helpCode', helpCode);
  expect(bodies()).toHaveLength(5);
  expect(bodies()[1]).toEqual({
    build: 'unknown',
    address: '/error',
    event: 'helpCode',
    sentence: 'A help code was shown',
    helpCode: '22-223',
  });
});

it.each([
  ['/reset/new-password?username=a%40example.com&code=123456#top', '/reset/new-password'],
  ['/Enter-Email/', '/enter-email'],
  ['/jo@example.com', 'other'],
  ['/login/9434765919', 'other'],
])('reports of %s no more than %s', (path, address) => {
  const { report, startReports } = open(path);
  startReports();
  report('uncaught');
  expect(bodies()).toMatchObject([{ address }]);
});

it('sends reports without cookies or preflight, and beyond the document', () => {
  const { report, startReports } = open('/login');
  startReports();
  report('uncaught');
  const [call] = fetched.mock.calls as unknown as [string, RequestInit][];
  const [url, { body: _body, ...request }] = call ?? ['', {}];
  expect([url, request]).toEqual(['/reports', { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true }]);
});

it('ignores a report that fails', async () => {
  const { report, startReports } = open('/login');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  startReports();
  report('uncaught');
  await Promise.resolve();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('sends the build id of the document', () => {
  document.documentElement.dataset.build = '0123abcd';
  const { report, startReports } = open('/login');
  startReports();
  report('uncaught');
  delete document.documentElement.dataset.build;
  expect(bodies()).toMatchObject([{ build: '0123abcd' }]);
});

it('reports violations of the policy, also earlier ones, where the browser supports it', () => {
  const asked: unknown[] = [];
  let observes = false;
  let refuses = () => undefined as void;
  class Observer {
    constructor(tell: () => void, options: object) {
      refuses = tell;
      asked.push(options);
    }

    observe() {
      observes = true;
    }
  }
  vi.stubGlobal('ReportingObserver', Observer);
  open('/login').startReports();
  expect(asked).toEqual([{ types: ['csp-violation'], buffered: true }]);
  expect(observes).toBe(true);
  expect(bodies()).toEqual([]);
  refuses();
  expect(bodies()).toMatchObject([{ event: 'policy' }]);
});

import * as fc from 'fast-check';
import { config } from '@/config';
import { explain, followSentences, latestSentence } from '@/session/explain';
import { ofNoAnswer, ofRefusal, ofReplaced, ofToken } from '@/session/explain/sentences';
import { deliverBy, loadReports, report, type Reported } from '@/session/report';
import { placesOf } from '@/session/reports/places';
import { startReports } from '@/session/reports/send-reports';
import { tokenOf } from '../../support/environment';

type MetricCallback = (metric: { name: string; value: number }) => void;

/** Replaces the metrics of the library, because jsdom paints nothing. */
const { measured, follows } = vi.hoisted(() => {
  const measured: MetricCallback[] = [];
  return { measured, follows: vi.fn((callback: MetricCallback, _options: object) => void measured.push(callback)) };
});
vi.mock('web-vitals', () => ({ onLCP: follows, onINP: follows, onCLS: follows }));

const fetched = vi.fn(() => Promise.resolve(new Response()));
const bodies = () => (fetched.mock.calls as unknown as [string, RequestInit][]).map(([, { body }]) => JSON.parse(String(body)) as object);

const assets = 'http://localhost:3000/assets/';
const thrownAs = (stack: string, message = 'jo@example.com') => Object.assign(new Error(message), { stack });

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  const own = ['index-a1.js', 'sign-in-B_-2.js'].map((name) => assets + name);
  const loaded = [...own, 'https://other.example/assets/index-a1.js'].map((name) => ({ name }) as PerformanceEntry);
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((address) => loaded.filter(({ name }) => name === address));
});

describe('reports', () => {
  const stops: (() => void)[] = [];
  // Measures no Core Web Vitals.
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(1));
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  /** Another document at this address. Flushes pending events of earlier tests first. */
  function open(path: string) {
    deliverBy(() => undefined)();
    window.history.replaceState(null, '', path);
  }
  function start(path: string) {
    open(path);
    stops.push(deliverBy(startReports()));
  }

  it('queues a report until the code that sends it has loaded, ten at most', () => {
    open('/login');
    for (let count = 0; count < 11; count += 1) report('helpCode', undefined, String(count));
    const sent = vi.fn();
    stops.push(deliverBy(sent));
    expect(sent.mock.calls.map(([, , code]) => Number(code))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each<[string, DocumentReadyState, before: number]>([
    ['only after its load event', 'interactive', 0],
    ['at once if it has loaded', 'complete', 1],
  ])('sends the reports of a document %s', async (_when, state, before) => {
    const idle = async () => {
      await vi.runAllTimersAsync();
      await vi.dynamicImportSettled();
    };
    open('/login');
    vi.useFakeTimers();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
    report('uncaught');
    loadReports();
    await idle();
    expect(bodies()).toHaveLength(before);
    window.dispatchEvent(new Event('load'));
    await idle();
    expect(bodies()).toMatchObject([{ event: 'uncaught' }]);
    stops.push(deliverBy(() => undefined));
  });

  it.each<[Reported, string]>([
    ['uncaught', 'Something unexpected has happened'],
    ['rendering', 'A page could not be shown'],
    ['lostChunk', 'A part of the app could not be loaded'],
    ['noAnswerTwice', 'There was no answer twice'],
    ['policy', 'The security policy refused something'],
    ['backEnd', 'A back end differs from its contract'],
  ])('reports %s once in a document, by one sentence', (event, sentence) => {
    start('/enter-email');
    report(event);
    report(event);
    expect(bodies()).toEqual([{ build: 'unknown', address: '/enter-email', event, sentence }]);
  });

  it('reports each sentence about a back end once, up to five', () => {
    start('/login');
    for (const letter of 'AABCDEF') report('backEnd', undefined, undefined, `The cookie ${letter} is missing`);
    expect(bodies()).toMatchObject([...'ABCDE'].map((letter) => ({ event: 'backEnd', sentence: `The cookie ${letter} is missing` })));
  });

  it('reports a help code for each page that shows one, up to five', () => {
    start('/error');
    for (const helpCode of ['22-222', '22-223', '22-224', '22-225', '22-226', '22-227']) report('helpCode', undefined, helpCode);
    expect(bodies()).toHaveLength(5);
    const sentence = 'A help code was shown';
    expect(bodies()[1]).toEqual({ build: 'unknown', address: '/error', event: 'helpCode', sentence, helpCode: '22-223' });
  });

  it.each([
    ['/reset/new-password?username=a%40example.com&code=123456#top', '/reset/new-password'],
    ['/Enter-Email/', '/enter-email'],
    ['/jo@example.com', 'other'],
    ['/login/9434765919', 'other'],
  ])('reports of the address %s no more than %s', (path, address) => {
    start(path);
    report('uncaught');
    expect(bodies()).toMatchObject([{ address }]);
  });

  it('reports exceptions by their places, each place once, up to five', () => {
    start('/login');
    const at = (line: number) => thrownAs(`f@${assets}index-a1.js:${line}:2`);
    for (const exception of [at(1), at(1), new Error('of an extension'), at(2), at(3), at(4), at(5)]) report('uncaught', exception);
    const places = [1, undefined, 2, 3, 4].map((line) => line && `index-a1.js:${line}:2`);
    const common = { build: 'unknown', address: '/login', event: 'uncaught', sentence: 'Something unexpected has happened' };
    expect(bodies()).toEqual(places.map((place) => ({ ...common, ...(place && { places: place }) })));
  });

  it('sends reports without cookies or preflight, and beyond the document', () => {
    start('/login');
    report('uncaught');
    const [call] = fetched.mock.calls as unknown as [string, RequestInit][];
    const [url, { body: _body, ...request }] = call ?? ['', {}];
    expect([url, request]).toEqual(['/reports', { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true }]);
  });

  it('sends the build id of the document with a report, and ignores one that fails', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    document.documentElement.dataset.build = '0123abcd';
    start('/login');
    report('uncaught');
    delete document.documentElement.dataset.build;
    await Promise.resolve();
    expect(bodies()).toMatchObject([{ build: '0123abcd' }]);
  });

  it('reports violations of the policy, also earlier ones, where the browser supports it', () => {
    const observe = vi.fn();
    const created = vi.fn(function observer(_callback: () => void, _options: object) {
      return { observe };
    });
    vi.stubGlobal('ReportingObserver', created);
    start('/login');
    expect(created.mock.calls).toEqual([[expect.any(Function), { types: ['csp-violation'], buffered: true }]]);
    expect(observe).toHaveBeenCalledOnce();
    expect(bodies()).toEqual([]);
    created.mock.calls[0]?.[0]();
    expect(bodies()).toMatchObject([{ event: 'policy' }]);
  });
});

describe('places of an exception', () => {
  const [index, journey] = [`${assets}index-a1.js`, `${assets}sign-in-B_-2.js`];
  const places = 'index-a1.js:12:20 sign-in-B_-2.js:3:4';

  it.each([
    [
      'Chromium',
      `TypeError: jo@example.com\n    at new Xe (${index}:12:20)\n    at Array.map (<anonymous>)\n    at chrome-extension://abc/assets/index-a1.js:1:1\n    at async ${journey}:3:4\n    at async Promise.all (index 0)`,
    ],
    ['Chromium, of code outside a function', `Error: jo@example.com\n    at ${index}:12:20\n    at ${journey}:3:4`],
    ['Firefox', `Xe/<@${index}:12:20\nmap@[native code]\n@moz-extension://abc/assets/index-a1.js:1:1\nasync*f@${journey}:3:4\n`],
    ['Safari', `map@[native code]\n@${index}:12:20\nf@https://other.example/assets/index-a1.js:1:2\nglobal code@${journey}:3:4`],
    ['an old Safari', `${index}:12:20\n${journey}:3:4`],
  ])('finds the places of an exception in a stack of %s', (_engine, stack) =>
    expect(placesOf(thrownAs(stack, 'jo@example.com'))).toBe(places),
  );

  it.each<[string, unknown]>([
    ['a text', `f@${index}:1:2`],
    ['nothing', undefined],
    ['an object without a stack', { reason: `f@${index}:1:2` }],
    ['a stack that is no text', { stack: [`f@${index}:1:2`] }],
    ['a stack that throws', Object.defineProperty({}, 'stack', { get: vi.fn().mockThrow(new Error('secret')) })],
    ['a proxy that throws', new Proxy({}, { get: vi.fn().mockThrow(new Error('secret')) })],
    ['a file that is not of the document', thrownAs(`f@${assets}jo.js:1:2`)],
    ['a file of the document in another folder', thrownAs('f@https://other.example/assets/index-a1.js:1:2')],
    ['a line that is more than a place', thrownAs(`jo@${assets}jo@example.com.js:1:2\nf@${index}:1:2`)],
    ['a line with words after a place', thrownAs(`f@${index}:1:2 jo`)],
    ['an address that contains one of ours', thrownAs(`f@https://other.example/@${index}:1:2\n@https://other.example/?${index}:1:2`)],
    ['another message in the stack', thrownAs(`Error: a\nf@${index}:1:2\n    at f (${index}:1:2)`, 'b')],
    ['only a message in the stack', thrownAs(`Error: f@${index}:1:2\nf@${index}:1:2`, `f@${index}:1:2\nf@${index}:1:2`)],
    ['a long line', thrownAs(`f@${'a/'.repeat(500_000)}`)],
  ])('finds no places of an exception in %s', (_what, exception) => expect(placesOf(exception)).toBe(''));

  it('reports the first five places of the cause of an exception', () => {
    const cause = thrownAs([1, 2, 3, 4, 5, 6].map((line) => `f@${index}:${line}:1`).join('\n'));
    const firstFive = [1, 2, 3, 4, 5].map((line) => `index-a1.js:${line}:1`).join(' ');
    expect(placesOf(Object.assign(thrownAs(`f@${index}:9:9`), { cause }))).toBe(firstFive);
  });

  it('reports places of an exception that depend on no character of its message', () => {
    const line = fc.constantFrom(`    at jo (${index}:07:700900)`, `jo@${journey}:07:700900`, '    at ', 'Error: ', '', 'f@[native code]');
    const message = fc.array(fc.oneof(line, fc.string()), { maxLength: 6 }).map((lines) => lines.join('\n'));
    const frames = `\n    at f (${index}:12:20)\n    at g (${journey}:3:4)`;
    fc.assert(
      fc.property(message, fc.constantFrom('Error', 'TypeError'), (text, name) => {
        expect(placesOf(thrownAs(`${name}${text && ': '}${text}${frames}`, text))).toBe(places);
        expect(placesOf(thrownAs(`${name}${text && ': '}${text}`, text))).toBe('');
      }),
    );
  });
});

describe('vitals', () => {
  const turn = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(async () => {
    measured.length = 0;
    follows.mockClear();
    window.history.replaceState(null, '', '/enter-email?client_id=x');
    startReports();
    await vi.dynamicImportSettled();
  });

  // A listener of one test must not send in another.
  afterEach(() => turn('hidden'));

  const [lcp, inp, cls] = [0, 1, 2].map((index) => (name: string, value: number) => measured[index]?.({ name, value }));

  it('reports the newest Core Web Vitals of the first address once, when the page is hidden', () => {
    expect(follows.mock.calls.map(([, options]) => options)).toEqual(Array(3).fill({ reportAllChanges: true }));
    lcp?.('LCP', 900);
    lcp?.('LCP', 1234.56);
    inp?.('INP', 87.4);
    cls?.('CLS', 0.12345);
    window.history.replaceState(null, '', '/log-in-password');
    turn('visible');
    expect(bodies()).toEqual([]);
    turn('hidden');
    const sentence = 'Core Web Vitals';
    const report = { build: 'unknown', address: '/enter-email', event: 'vitals', sentence, lcp: 1235, inp: 87, cls: 0.123 };
    expect(bodies()).toEqual([report]);
    turn('visible');
    turn('hidden');
    expect(bodies()).toEqual([report]);
  });

  it('omits Core Web Vitals that were not measured', () => {
    turn('hidden');
    expect(bodies()).toEqual([{ build: 'unknown', address: '/enter-email', event: 'vitals', sentence: 'Core Web Vitals' }]);
  });
});

it.each([
  [0.4, 3],
  [0.5, 0],
])('measures Core Web Vitals in half of the visits when the operator wants it: %d draws %i metrics', async (drawn, metrics) => {
  follows.mockClear();
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  const { vitalsSample } = config;
  Object.assign(config, { vitalsSample: 0.5 });
  startReports();
  await vi.dynamicImportSettled();
  Object.assign(config, { vitalsSample });
  expect(follows).toHaveBeenCalledTimes(metrics);
});

describe('explain', () => {
  const before = { ...config };
  afterEach(() => void Object.assign(config, before));

  const sent = { method: 'POST', url: 'https://login.example/v1/password?email=jo%40example.com' };

  it('names CORS when an API of another origin is unreachable', () => {
    Object.assign(config, { loginApiUrl: 'https://login.example/v1' });
    expect(ofNoAnswer(sent, 'unreachable')).toBe(
      'POST /password: the network failed, or the API does not allow this origin (CORS): check VITE_LOGIN_API_URL and the CORS headers',
    );
  });

  it('names the setting of the API for a refusal that no row has', () => {
    Object.assign(config, { fido2ApiUrl: 'https://login.example/v1' });
    expect(ofRefusal({ ...sent, ofWebServer: false }, 418)).toBe(
      'POST /password: the status is 418, and no row of the error table has this answer: check VITE_FIDO2_API_URL',
    );
  });

  const banners = { method: 'GET', url: '/banners.json', ofWebServer: false };
  it.each([
    ['a missing answer', () => ofNoAnswer({ ...sent, url: '/api/auth/authcode' }, 'timedOut'), 'POST /authcode: no answer came in time'],
    ['an unreachable file of banners', () => ofNoAnswer(banners, 'unreachable'), undefined],
    ['a missing file of banners', () => ofRefusal(banners, 404), undefined],
    ['an unreadable value below the first level', () => ofReplaced({ ...sent, url: '/api/auth/authcode' }, {}, {}, () => 1), undefined],
    ['a valid token', () => ofToken(tokenOf({ account_id: 'maya', exp: Date.now() / 1000 + 60 }), true), undefined],
  ])('returns for %s the right sentence, or none', (_what, sentence, expected) => expect(sentence()).toBe(expected));

  it('logs, reports and shows the sentence that explains a fault', async () => {
    const reported = vi.fn();
    onTestFinished(deliverBy(reported));
    const shown = vi.fn();
    const unfollow = followSentences(shown);
    await explain(() => 'The cookie x is missing');
    unfollow();
    await explain(() => 'The cookie y is missing', false, 'id-1');
    expect(vi.mocked(console.warn).mock.calls).toEqual([['The cookie x is missing'], ['The cookie y is missing (request id id-1)']]);
    expect(reported.mock.calls).toEqual([['backEnd', undefined, undefined, 'The cookie x is missing', undefined]]);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(latestSentence()).toBe('The cookie y is missing (request id id-1)');
  });

  it('reports no sentence without an address for reports', async () => {
    Object.assign(config, { reportsUrl: '' });
    const reported = vi.fn();
    onTestFinished(deliverBy(reported));
    await explain(() => 'The cookie x is missing');
    expect(reported).not.toHaveBeenCalled();
  });

  it('logs no sentence without a fault', async () => {
    await explain(() => undefined);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

import { addressLines, farthestFirst } from '../../scripts/measuring/all.mjs';
import { isWithin } from '../../scripts/measuring/budgets.mjs';
import { longestOfKinds } from '../../scripts/measuring/documents.mjs';
import { blockingTime, firstComplete, firstSeen, longestTask, median, mediansOf } from '../../scripts/measuring/judge.mjs';
import { totalOf } from '../../scripts/measuring/line.mjs';
import { type Asked, notesOf } from '../../scripts/measuring/notes.mjs';
import { plainHtml } from '../../scripts/measuring/plain.mjs';
import { criticalPath } from '../../scripts/measuring/round-trips.mjs';
import { initialScripts, sizesOfHtml } from '../../scripts/measuring/sizes.mjs';
import { stepLines } from '../../scripts/measuring/steps.mjs';

const files: Record<string, string> = {
  '/assets/a.js': "import{b}from'./b.js';import'./c.js';export*from'../assets/d.js';import('./later.js');b(`from './text.js'`)",
  '/assets/b.js': "import'./a.js';export const b=console.log",
  '/assets/c.js': "export{e}from'./e.js'",
  '/assets/d.js': 'export const d=1',
  '/assets/e.js': 'export const e=1',
};
const read = (path: string) => files[path] ?? expect.unreachable(`${path} is not part of the first load`);
const scripts = (html: string) => initialScripts(html, read).map((path) => path.replace('/assets/', ''));

it('collects a script with everything that it imports once, without dynamic imports', () => {
  expect(scripts('<script type="module" crossorigin src="/assets/a.js"></script>')).toEqual(['a.js', 'b.js', 'c.js', 'd.js', 'e.js']);
});

it('collects preloaded modules and the scripts that inline scripts name', () => {
  expect(scripts('<link rel="modulepreload" crossorigin href="/assets/d.js"><link rel="prefetch" href="/assets/b.js">')).toEqual(['d.js']);
  expect(scripts('<script type="module">requestIdleCallback(() => import("/assets/c.js"))</script>')).toEqual(['c.js', 'e.js']);
});

it('counts no module that is preloaded with a low priority as a script of the page', () => {
  const link = '<link rel="modulepreload" crossorigin href="/assets/d.js">';
  expect(scripts(link.replace('>', ' fetchpriority="low">'))).toEqual([]);
  expect(scripts(link.replace('>', ' fetchpriority="high">'))).toEqual(['d.js']);
});

it('counts a style sheet in the head as blocking unless it is for print, and adds inline ones', () => {
  const sheet = '<link rel="stylesheet" crossorigin href="/assets/a.css">';
  const unheeded = `<!-- ${sheet} --><noscript>${sheet}<style>p{}</style></noscript>`;
  const page = (head: string) => sizesOfHtml(`<head>${head}${unheeded}</head><body>${sheet}</body>`, read);
  expect(page('')).toEqual({ initialJs: 0, inlineCss: 0, blockingSheets: 0 });
  expect(page(sheet.replace('>', ' media="print">'))).toEqual({ initialJs: 0, inlineCss: 0, blockingSheets: 0 });
  expect(page(sheet + sheet).blockingSheets).toBe(2);
  // Twelve bytes are too few to compress. Brotli adds four.
  expect(page('<style nonce="a">p{color:red}</style>').inlineCss).toBe(16);
});

it('adds the compressed scripts of a page', () => {
  const [d, e] = ['d', 'e'].map((name) => sizesOfHtml(`<script src="/assets/${name}.js"></script>`, read).initialJs);
  expect(d).toBeGreaterThan(10);
  expect(sizesOfHtml('<script src="/assets/d.js"></script><script src="/assets/e.js"></script>', read).initialJs).toBe(
    Number(d) + Number(e),
  );
});

it('compares no missing figure with a budget', () => {
  expect([isWithin(5, 5), isWithin(5.01, 5), isWithin(NaN, 5)]).toEqual([true, false, false]);
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([NaN, 1, 2]), median([])]).toEqual([2, 2.5, NaN, NaN]);
});
it('compares the longest document of each kind with its budget', () => {
  const documents = [
    { name: 'index.html', html: 'a' },
    { name: 'login.html', html: '<form>' },
    { name: 'privacy.html', html: '<h1 class="nhsuk-heading-xl">' },
    { name: 'reset/new-password.html', html: '<form>' },
    { name: 'register/enter-email.html', html: `<form>${[...Array(99).keys()].join()}` },
    { name: 'error.html', html: '<p>' },
  ];
  expect(longestOfKinds(documents).map(({ kind, name }) => [kind, name])).toEqual([
    ['frame', 'index.html'],
    ['entry page', 'login.html'],
    ['legal text', 'privacy.html'],
    ['question', 'register/enter-email.html'],
    ['message', 'error.html'],
  ]);
});
const heading = (at: number, path: string, text: string, isBusy = false) => ({ at, path, text, isBusy });

it('measures a heading by its first text when a name is added later', () => {
  expect(firstSeen([heading(1, '/login', 'Log in'), heading(2, '/login', 'Log in to a service')])).toBe(1);
});

it('ignores a spinner page that redirects, and measures one that stays', () => {
  const spinner = heading(1, '/consent', 'Loading', true);
  expect(firstSeen([spinner, heading(2, '/consent', 'Agree')])).toBe(2);
  expect(firstSeen([spinner])).toBe(1);
});

it('measures a heading above a spinner', () => {
  expect(firstSeen([heading(1, '/consent', 'Agree', true), heading(2, '/consent', 'Agree')])).toBe(1);
});

it('measures a complete page from the layout without spinner, or from the first layout at rest', () => {
  const spinner = heading(1, '/consent', 'Agree', true);
  expect(firstComplete([spinner, heading(2, '/consent', 'Agree')])).toBe(2);
  expect(firstComplete([heading(0, '/code', 'Enter the code'), spinner])).toBe(1);
  expect(firstComplete([])).toBeNaN();
});

it('accepts the previous page at the next address until that is loaded', () => {
  const guarded = [heading(1, '/terms', 'Terms'), heading(2, '/error', 'Terms'), heading(3, '/error', 'Something went wrong')];
  expect(firstSeen(guarded)).toBe(3);
  expect(firstSeen([heading(1, '/code', 'Enter the code'), heading(2, '/other-code', 'Enter the code')])).toBe(2);
  expect(firstSeen([])).toBeNaN();
});

it('counts blocking time over 50 ms after the first paint', () => {
  const tasks: [number, number][] = [
    [0, 100],
    [160, 90],
    [300, 70],
  ];
  expect(blockingTime(tasks, 0)).toBe(110);
  expect(blockingTime(tasks, 190)).toBe(30);
  expect(blockingTime([], 0)).toBe(0);
  expect([longestTask(tasks, 0), longestTask(tasks, 100), longestTask(tasks, 260), longestTask(tasks, 400)]).toEqual([100, 90, 70, 0]);
});

it('continues notes between documents, with the first of each event', () => {
  const tasks: [number, number][] = [[10, 60]];
  const headings = [heading(11, '/error', 'Something went wrong')];
  const first = { begun: 5, shift: 0.1, tasks: [], headings: [], asked: [['/a.js', 6, 7] satisfies Asked] };
  const second = { begun: 9, fcp: 12, lcp: 13, shift: 0.25, tasks, headings, asked: [] };
  const third = { ...second, begun: 20, fcp: 21, shift: 0, tasks: [], headings: [] };
  expect(notesOf([first, second, third])).toEqual({ begun: 5, fcp: 12, lcp: 13, shift: 0.35, tasks, headings, asked: first.asked });
  expect(notesOf([]).fcp).toBeUndefined();
});

it('computes the median of each figure separately', () => {
  const rounds = [
    { seen: 3, ratio: 1 },
    { seen: 1, ratio: 2 },
    { seen: 2, ratio: NaN },
  ];
  expect(mediansOf(rounds)).toEqual({ seen: 2, ratio: NaN });
  expect(mediansOf([])).toEqual({});
});

const row = (address: string, ratio?: number) => ({ address, landsOn: '', document: 5200, ratio });

it('sorts the address farthest from plain HTML first, after those without a figure', () => {
  const rows = [row('/b', 1.5), row('/a', 1.5), row('/c', 4), row('/e', NaN), row('/d')];
  expect(farthestFirst(rows).map(({ address }) => address)).toEqual(['/d', '/e', '/c', '/a', '/b']);
});

it('prints in columns the target of an address and what could not be measured', () => {
  const measured = { seen: 812.4, ratio: 1.062, requests: 5, bytes: 126_464, shift: 0, blocking: 12 };
  const lines = addressLines([{ ...row('/authcode', 1), ...measured, landsOn: '/session-timeout' }, row('/error')], 3);
  expect(lines.slice(-3)).toEqual([
    'address                        heading ms  x plain  requests    KiB  shift  blocking ms  document kB',
    '/authcode -> /session-timeout         812     1.06         5  123.5  0.000           12          5.2',
    '/error                                  -        -         -      -      -            -          5.2',
  ]);
});

it('renders a plain page with the styles in order and without comments', async () => {
  const read = (path: string) => `${path}{}`;
  const html = '<html><head><title>A</title></head><body><!-- b --><h1>A</h1></body></html>';
  const plain = await plainHtml({ html, sheets: ['/a.css', '/b.css'] }, (_, sheet) => Promise.resolve(sheet), read);
  expect(plain).toBe('<!doctype html><html><head><title>A</title><style>/a.css{}/b.css{}</style></head><body><h1>A</h1></body></html>');
});
/** A request that starts at one time and ends at another. */
const sent = (path: string, at: number, until: number | undefined) => ({ path, at, until, bytes: 1024, isDocument: false, isFree: false });
const navigated = (path: string, at: number, begunAt: number, until: number) => ({ ...sent(path, at, until), begunAt, isDocument: true });

const pathOf = (carried: Parameters<typeof criticalPath>[0], series: string[], asked: Parameters<typeof criticalPath>[1] = []) =>
  criticalPath(carried, asked, { from: 0, to: 1000, series });

it('counts consecutive calls, and no parallel call', () => {
  const carried = [sent('/api/login/password', 1, 10), sent('/api/login/passkey-status', 2, 12), sent('/api/login/trigger-otp', 10, 20)];
  expect(pathOf(carried, ['password', 'trigger-otp'])).toEqual({ roundTrips: 2, waits: [] });
});

it('marks a chunk after the click, and a call after another call that its series does not have', () => {
  const carried = [
    sent('/api/login/otp', 1, 10),
    sent('/assets/reset-password-B_c4-e6A.js', 12, 20),
    sent('/api/auth/authcode', 21, 30),
    sent('/api/auth/client-info?client-id=a', 31, 40),
  ];
  const waits = ['chunk reset-password after otp', 'client-info after authcode'];
  expect(pathOf(carried, ['otp', 'authcode'])).toEqual({ roundTrips: 4, waits });
  expect(pathOf(carried.slice(1, 2), [])).toEqual({ roundTrips: 1, waits: ['chunk reset-password after the click'] });
});

it('marks no call that runs beside a prescribed one, even if it ends first', () => {
  const carried = [sent('/api/login/otp', 1, 10), sent('/api/auth/client-info', 11, 15), sent('/api/auth/authcode', 11, 20)];
  expect(pathOf(carried, ['otp', 'authcode'])).toEqual({ roundTrips: 2, waits: [] });
});

it('omits requests before the click, requests still pending when the page is complete, and requests without an answer', () => {
  const carried = [sent('/assets/a-12345678.js', -9, -1), sent('/a', 1, 10), sent('/b', 11, 1001), sent('/c', 12, undefined)];
  expect(pathOf(carried, ['/a'])).toEqual({ roundTrips: 1, waits: [] });
});

it('lets the script of a document start before the end of the document, and allows one prescribed script', () => {
  const carried = [navigated('/authcode', 1, 10, 30), sent('/assets/index-12345678.js', 11, 40), sent('/assets/late-12345678.js', 41, 50)];
  expect(pathOf(carried, ['document', 'script'])).toEqual({ roundTrips: 3, waits: ['chunk late after chunk index'] });
});

it('starts a request when the page asks for it, not when a connection is free', () => {
  const carried = [sent('/assets/a-12345678.js', 1, 600), sent('/assets/b-12345678.css', 601, 900)];
  const b = '/assets/b-12345678.css';
  expect(pathOf(carried, ['script'], [[b, 2, 901]])).toEqual({ roundTrips: 1, waits: [] });
  expect(pathOf(carried, ['script'], [[b, -9, -5]])).toEqual({ roundTrips: 2, waits: ['chunk b after chunk a'] });
  // The clock of the page is behind that of the network log.
  expect(pathOf(carried, ['script'], [[b, 590, 901]]).roundTrips).toBe(2);
});

it('counts no document of the mock in the requests and bytes of a visit', () => {
  expect(totalOf([sent('/a', 1, 2), { ...navigated('/mock/callback', 3, 4, 5), isFree: true }])).toEqual({ requests: 1, bytes: 1024 });
});

const figures = { roundTrips: 3, least: 2, requests: 1, bytes: 1024, scripts: 1, task: 100, next: 800 };
const step = { from: '/a', to: '/b', ...figures, waits: ['a.js after the click'] };
const measured = (...steps: object[]) => ({ steps: steps.map((one) => ({ ...step, ...one })), total: { requests: 9, bytes: 2048 } });
const cells = (line = '') => line.trim().split(/ {2,}/);

it('marks a step with a task of more than 100 ms', () => {
  const lines = stepLines([{ name: 'Consent', app: measured({}, { task: 101 }) }], 1);
  expect(lines.filter((line) => line.includes('101, over 100'))).toHaveLength(1);
});

it('prints the sums of a journey, beside those of an earlier build', () => {
  const app = measured({}, { from: '', roundTrips: 1 });
  expect(cells(stepLines([{ name: 'Consent', app }], 1).at(-1))).toEqual(['Consent', '4', '4', '1600', '9', '2.0']);
  const lines = stepLines([{ name: 'Consent', app, before: measured({ roundTrips: 3.5 }, {}) }], 2);
  expect(cells(lines.at(-1))).toEqual(['Consent', '4', '6.5', '4', '1600', '1600', '9', '9', '2.0', '2.0']);
  expect(cells(lines.find((line) => line.includes('(opened)'))).join(' ')).toBe(
    'Consent (opened) /b 1 3 2 1 1 1.0 1.0 800 800 100 a.js after the click',
  );
});

it('prints no sum of a journey that failed in each round', () => {
  const failed = { steps: [], total: { requests: NaN, bytes: NaN } };
  expect(cells(stepLines([{ name: 'Consent', app: failed }], 1).at(-1))).toEqual(['Consent', '-', '-', '-', '-', '-']);
});

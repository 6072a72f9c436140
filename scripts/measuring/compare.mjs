import { openBench } from './bench.mjs';
import { budgets, isWithin } from './budgets.mjs';
import { kB, KiB, tableLines } from './columns.mjs';
import { openDevice } from './device.mjs';
import { givesEmail, givesEmailAndPassword } from './journeys.mjs';
import { blockingTime, median } from './judge.mjs';
import { totalOf } from './line.mjs';
import { runJourney, takeStep } from './run-journey.mjs';
import { build, dist } from './serve.mjs';
import { enter, usualScreens } from './situation.mjs';
import { sizesOfAddress } from './sizes.mjs';
import { beginVisit, otherHosts } from './visit.mjs';

/** @typedef {import('./line.mjs').Carried} Carried */
/** @typedef {'app' | 'limit' | 'earlier'} Name of a server: the new build, plain HTML, an earlier build */
/** @typedef {Awaited<ReturnType<typeof measureVisits>> & { oneCall: number }} Visits */
/** @typedef {Partial<Record<Name, Visits>>} Round */
/** @typedef {{ label: string, app?: string, limit?: string, earlier?: string, ratio?: string, target?: string, verdict?: string }} Row */
/** @typedef {(value: number) => string} Format */

/** The entry pages: their first field, and the step to the next page. @type {Record<string, { field: string, step: import('./journeys.mjs').Step }>} */
const entryPages = {
  '/enter-email': { field: '#user-email', step: givesEmail },
  '/login': { field: '#user-email', step: givesEmailAndPassword },
};
export const entryAddresses = Object.keys(entryPages);

/**
 * A log-in to a page where the next step takes exactly one call and no specified wait: the choice of how to receive the security code.
 * @type {import('./journeys.mjs').Journey}
 */
const toOneCall = {
  name: 'One call',
  screen: 'login.usual',
  persona: 'both',
  steps: [
    { ...givesEmailAndPassword, types: { ...givesEmailAndPassword.types, 'Email address': 'both@example.com' } },
    { chooses: 'Text message to a number ending in 0338', click: 'Continue', series: ['trigger-otp'] },
  ],
};

/** The bytes of each kind of answer. @param {readonly Carried[]} carried */
function bytesOf(carried) {
  const sums = { html: 0, js: 0, css: 0, api: 0, other: 0 };
  for (const { path, isDocument, bytes } of carried) {
    const [, suffix, api] = /\.(js|css)$|^\/(api)\//.exec(path) ?? [];
    const kind = isDocument ? 'html' : (suffix ?? api ?? 'other');
    sums[/** @type {keyof typeof sums} */ (kind)] += bytes;
  }
  return sums;
}

/**
 * A first visit up to the next step, then a second one in a new tab, with the files in the cache. Times in milliseconds, bytes on the wire.
 * NaN is an event that has not happened.
 * @param {import('@playwright/test').Browser} chrome
 * @param {import('./line.mjs').Line} server
 * @param {{ address: string, screen: string }} what
 */
async function measureVisits(chrome, server, { address, screen }) {
  const { field, step } = entryPages[address] ?? {};
  const device = await openDevice(chrome, (await enter(chrome, server.origin, { screen })).cookies);
  const visit = await beginVisit(device, server, { isSlow: true, field });
  const notes = await visit.open(address);
  const carried = visit.carried();
  const text = await visit.tab.evaluate(`document.querySelector(${JSON.stringify(field)})?.value`);
  await visit.tab.send('HeapProfiler.collectGarbage');
  const { usedSize } = await visit.tab.send('Runtime.getHeapUsage');
  const next = step && (await takeStep(visit, step, notes.headings)).measured;
  const again = await beginVisit(device, server, { isSlow: true });
  const second = await again.open(address);
  await device.close();
  const since = (/** @type {number} */ begun, /** @type {number | undefined} */ at = NaN) => at - begun;
  const { begun, fcp, lcp, lcpElement, typable, typed, hydrated, shift, tasks, asked } = notes;
  const before = hydrated ? totalOf(carried.filter(({ at }) => at <= hydrated)) : { bytes: NaN, requests: NaN };
  return {
    ...totalOf(carried),
    kinds: bytesOf(carried),
    before,
    otherHosts: otherHosts(asked).length,
    fcp: since(begun, fcp),
    lcp: since(begun, lcp),
    lcpElement,
    typable: since(begun, typable),
    typed: since(begun, typed),
    dropped: field ? Number(text !== 'a') : NaN,
    hydrated: since(begun, hydrated),
    next: next?.next ?? NaN,
    nextScripts: next?.scripts ?? NaN,
    shift,
    blocking: blockingTime(tasks, fcp ?? NaN),
    heap: usedSize,
    second: { lcp: since(second.begun, second.lcp), ...totalOf(again.carried()) },
  };
}

/**
 * Visits all servers in turn, so that other load affects them equally, and reverses the order every other time.
 * @param {import('./bench.mjs').Bench} bench
 * @param {{ address: string, screen: string }} what
 * @param {number} count of rounds, besides one in which the machine gets warm
 */
async function measureRounds({ chrome, app, plain, earlier }, what, count) {
  /** @type {[Name, import('./line.mjs').Line][]} */
  const servers = [
    ['limit', plain],
    ['app', app],
  ];
  if (earlier) servers.push(['earlier', earlier]);
  /** @type {Round[]} */
  const rounds = [];
  for (let number = 0; number <= count; number++) {
    /** @type {Round} */
    const round = {};
    for (const [name, server] of number % 2 === 0 ? servers : [...servers].reverse()) {
      const visits = await measureVisits(chrome, server, what);
      // On plain HTML, each click opens a document.
      const hasCall = what.address === '/login' && name !== 'limit';
      const [, call] = hasCall ? (await runJourney(chrome, server, toOneCall, { isSlow: true })).steps : [];
      round[name] = { ...visits, oneCall: call?.next ?? (what.address === '/login' ? visits.next : NaN) };
    }
    if (number > 0) rounds.push(round);
  }
  return rounds;
}

/**
 * A figure of the table.
 * @typedef {object} Figure
 * @property {string} label
 * @property {Format} format
 * @property {(visits: Visits) => number} of
 * @property {number} [most] that the app's own figure may be
 * @property {boolean} [always] in every round, not only in the middle one
 * @property {['limit' | 'earlier', number]} [share] the allowed multiple of another server's figure
 */

const ms = (/** @type {number} */ time) => `${time.toFixed(0)} ms`;
const share = (/** @type {number} */ value) => value.toFixed(4);

/** The targets hold for both addresses. Those of times are multiples of the same click or page in plain HTML. @type {readonly Figure[]} */
const figures = [
  { label: 'All bytes', format: KiB, of: ({ bytes }) => bytes, most: 114 * 1024 },
  { label: '  HTML', format: KiB, of: ({ kinds }) => kinds.html },
  { label: '  JS', format: KiB, of: ({ kinds }) => kinds.js },
  { label: '  CSS', format: KiB, of: ({ kinds }) => kinds.css },
  { label: '  API', format: KiB, of: ({ kinds }) => kinds.api },
  { label: '  other', format: KiB, of: ({ kinds }) => kinds.other },
  { label: '  before it is hydrated', format: KiB, of: ({ before }) => before.bytes },
  { label: 'Requests', format: String, of: ({ requests }) => requests, most: 6 },
  { label: '  before it is hydrated', format: String, of: ({ before }) => before.requests },
  { label: '  to other hosts', format: String, of: ({ otherHosts }) => otherHosts, most: 0 },
  { label: 'First paint (FCP)', format: ms, of: ({ fcp }) => fcp },
  { label: 'Largest paint (LCP)', format: ms, of: ({ lcp }) => lcp, share: ['limit', 1.1] },
  { label: 'Field can be typed into', format: ms, of: ({ typable }) => typable, share: ['limit', 1.1] },
  { label: '  has accepted a character', format: ms, of: ({ typed }) => typed },
  { label: '  drops that character', format: String, of: ({ dropped }) => dropped, most: 0, always: true },
  { label: 'Hydrated', format: ms, of: ({ hydrated }) => hydrated, share: ['earlier', 0.85] },
  { label: 'From the click to the next step', format: ms, of: ({ next }) => next },
  { label: '  where that is one call', format: ms, of: ({ oneCall }) => oneCall, share: ['limit', 1] },
  { label: '  scripts asked for', format: String, of: ({ nextScripts }) => nextScripts, most: 0, always: true },
  { label: 'Layout shift (CLS)', format: share, of: ({ shift }) => shift, most: 0 },
  { label: 'Blocking time', format: ms, of: ({ blocking }) => blocking, most: 100 },
  { label: 'Heap', format: KiB, of: ({ heap }) => heap, most: 2.5 * 1024 * 1024 },
  { label: 'Second visit: LCP', format: ms, of: ({ second }) => second.lcp, share: ['limit', 1.05] },
  { label: '  requests', format: String, of: ({ second }) => second.requests, most: 1 },
  { label: '  bytes', format: KiB, of: ({ second }) => second.bytes },
];

const shown = (/** @type {number} */ value, /** @type {Format} */ format) => (Number.isNaN(value) ? '-' : format(value));

/** @param {string} target @param {number} value @param {number} most */
const verdictOn = (target, value, most) => ({ target: `<= ${target}`, verdict: isWithin(value, most) ? 'met' : 'MISSED' });

/**
 * A row for a value that is measured once.
 * @param {string} label @param {number} value @param {number | undefined} most @param {Format} format @returns {Row}
 */
const once = (label, value, most, format) => ({
  label,
  app: format(value),
  ...(most !== undefined && verdictOn(format(most), value, most)),
});

/**
 * A figure's row: the medians of all servers and, if the app's is compared with another, the median of the rounds' ratios. None for a
 * figure that this page never has.
 * @param {Figure} figure
 * @param {readonly Round[]} rounds
 * @param {boolean} held whether the page has targets at all
 * @returns {Row[]}
 */
function rowOf({ label, format, of, most, always, share: [other, mostShare] = ['limit', NaN] }, rounds, held) {
  const values = (/** @type {Name} */ name) => rounds.flatMap(({ [name]: visits }) => (visits ? of(visits) : []));
  const app = values('app');
  if (app.every(Number.isNaN)) return [];
  const value = always ? Math.max(...app) : median(app);
  const theirs = (/** @type {Name} */ name) => shown(median(values(name)), format);
  const row = { label, app: shown(value, format), limit: theirs('limit'), earlier: theirs('earlier') };
  const ratio = median(app.map((one, round) => one / (values(other)[round] ?? NaN)));
  if (!Number.isNaN(mostShare) && !Number.isNaN(ratio)) {
    return [{ ...row, ratio: `x${ratio.toFixed(2)}`, ...verdictOn(`x${mostShare.toFixed(2)} ${other}`, ratio, mostShare) }];
  }
  return [{ ...row, ...(held && most !== undefined && verdictOn(format(most), value, most)) }];
}

const print = (/** @type {readonly Row[]} */ rows) =>
  console.log(
    tableLines(
      [
        { title: '', cell: ({ label }) => label, isText: true },
        ...['app', 'limit', 'earlier', 'ratio'].map((title) => ({ title, cell: (/** @type {any} */ row) => row[title] ?? '' })),
        ...['target', 'verdict'].map((title) => ({ title, cell: (/** @type {any} */ row) => row[title] ?? '', isText: true })),
      ],
      rows,
    ).join('\n'),
  );

/** @param {string} address @param {readonly Round[]} rounds */
function printAddress(address, rounds) {
  const { initialJs, inlineCss, blockingSheets } = sizesOfAddress(dist, address);
  const budget = budgets[address];
  const elementOf = (/** @type {Name} */ name) => rounds[0]?.[name]?.lcpElement ?? '-';
  console.log(`
${address}: a first visit with a session, then a second one; Slow 4G, CPU 4 times slower, medians of ${rounds.length} rounds.
The limit is the same page as plain HTML. 1 kB = 1000 bytes of brotli; KiB are on the wire, with headers.
`);
  print([
    once('Initial JS', initialJs, budget?.initialJs, kB),
    once('Inline CSS', inlineCss, budget?.inlineCss, kB),
    once('Blocking style sheets', blockingSheets, budget?.blockingSheets, String),
    ...figures.flatMap((figure) => rowOf(figure, rounds, address in budgets)),
    { label: 'Element of the largest paint', app: elementOf('app'), limit: elementOf('limit'), earlier: elementOf('earlier') },
  ]);
}

/**
 * Measures pages of a new build beside the same as plain HTML and, if given, an earlier build. Prints a table for each.
 * @param {{ addresses: readonly string[], rounds: number, against?: string }} what `against` is the folder of the earlier build
 */
export async function compare({ addresses, rounds, against }) {
  const seconds = await build();
  const bench = await openBench(against);
  try {
    const screens = await usualScreens(bench.app.origin);
    for (const address of addresses) {
      const what = { address, screen: screens.find((one) => one.address === address)?.screen ?? 'enter-email.usual' };
      await bench.plain.put(what);
      printAddress(address, await measureRounds(bench, what, rounds));
    }
    console.log();
    print([once('Build', seconds, 5, (value) => `${value.toFixed(1)} s`)]);
  } finally {
    await bench.close();
  }
}

import { openCold } from './bare-visit.mjs';
import { blockingTime } from './judge.mjs';
import { clickWithOneCall } from './one-call.mjs';
import { newVisitor } from './serve.mjs';
import { visit } from './visit.mjs';
import { watchWire } from './wire.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./visit.mjs').Target & { line: import('./line.mjs').Line }} Target `line` is a slow connection to the same server */
/** @typedef {{ first: import('./visit.mjs').Visit, second: import('./visit.mjs').Visit, heap: number, oneCall: number,
 * blocking: number }} Visits with nothing in the cache, then with it; `heap` in bytes, `oneCall` and `blocking` in milliseconds */
/** @typedef {Record<string, Visits>} Round by the target's name */

/**
 * How long a first visit is blocked after its first paint, in milliseconds. It has its own visit, because the protocol domains
 * of the other measurements slow scripts down.
 * @param {Browser} chrome
 * @param {Target} target
 */
async function blockingOf(chrome, { origin, line, address, isApp }) {
  const context = await newVisitor(chrome, origin, isApp);
  const cookies = await context.cookies();
  await context.close();
  const { tasks, fcp } = await openCold(chrome, line, address, cookies);
  return blockingTime(tasks, fcp);
}

/**
 * The JavaScript heap of a page in bytes, after its prefetch. It has its own visit, because the functions that the others expose
 * to the page take 0.6 MB.
 * @param {Browser} chrome
 * @param {Target} target
 */
async function heapOf(chrome, { origin, address, isApp }) {
  const context = await newVisitor(chrome, origin, isApp);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const wire = await watchWire(cdp);
  await page.goto(origin + address, { waitUntil: 'load' });
  await wire.idle();
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  return usedSize;
}

/**
 * A first visit up to the next step, then another in a new tab.
 * @param {Browser} chrome
 * @param {Target} target
 */
async function bothVisits(chrome, target) {
  const context = await newVisitor(chrome, target.origin, target.isApp);
  const first = await visit(context, target, { slow: true, click: true });
  const second = await visit(context, target, { slow: true });
  await context.close();
  const oneCall = target.steps.nextMakesOneCall ? await clickWithOneCall(chrome, target) : NaN;
  return { first, second, heap: await heapOf(chrome, target), oneCall, blocking: await blockingOf(chrome, target) };
}

/**
 * Visits all targets in turn, so that other load affects them equally, and reverses the order every other time.
 * @param {Browser} chrome
 * @param {readonly Target[]} targets
 * @param {number} count of rounds, besides one in which the machine gets warm
 */
export async function measureRounds(chrome, targets, count) {
  /** @type {Round[]} */
  const rounds = [];
  for (let number = 0; number <= count; number++) {
    /** @type {Round} */
    const round = {};
    for (const target of number % 2 === 0 ? targets : [...targets].reverse()) round[target.name] = await bothVisits(chrome, target);
    if (number > 0) rounds.push(round);
  }
  return rounds;
}

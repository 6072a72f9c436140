import { blockingOf } from './blocking.mjs';
import { heapOf } from './heap.mjs';
import { clickWithOneCall } from './one-call.mjs';
import { newVisitor } from './serve.mjs';
import { visit } from './visit.mjs';

/** @typedef {import('./visit.mjs').Target & { line: import('./line.mjs').Line }} Target `line` is a slow connection to the same server */
/** @typedef {{ first: import('./visit.mjs').Visit, second: import('./visit.mjs').Visit, heap: number, oneCall: number,
 * blocking: number }} Visits with nothing in the cache, then with it; `heap` in bytes, `oneCall` and `blocking` in milliseconds */
/** @typedef {Record<string, Visits>} Round by the target's name */

/**
 * A first visit up to the next step, then another in a new tab.
 * @param {import('@playwright/test').Browser} chrome
 * @param {Target} target
 * @returns {Promise<Visits>}
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
 * @param {import('@playwright/test').Browser} chrome
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

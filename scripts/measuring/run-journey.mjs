import { setTimeout as wait } from 'node:timers/promises';
import { addAuthenticator, openDevice } from './device.mjs';
import { choose, click, type } from './hands.mjs';
import { CODE } from './journeys.mjs';
import { firstComplete, longestTask } from './judge.mjs';
import { totalOf } from './line.mjs';
import { criticalPath } from './round-trips.mjs';
import { enter, newestMessage } from './situation.mjs';
import { beginVisit } from './visit.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */
/** @typedef {readonly import('./notes.mjs').Heading[]} Headings */

/**
 * A step of a journey: from the click to the next page without a spinner. `least` is the number of round trips that its prescribed calls
 * allow, `waits` the others of its critical path; `task` and `next` in milliseconds, `bytes` on the wire.
 * @typedef {{ from: string, to: string, roundTrips: number, least: number, waits: readonly string[], requests: number, bytes: number,
 *   scripts: number, task: number, next: number }} MeasuredStep
 */
/** @typedef {{ steps: readonly MeasuredStep[], total: { requests: number, bytes: number } }} MeasuredJourney */

/** Adds a passkey of a persona to the device, which is not touched afterwards. @param {Visit} visit @param {string} origin @param {string} persona */
async function createPasskey({ tab }, origin, persona) {
  const device = await addAuthenticator(tab.send);
  await device.isTouched(true);
  await tab.send('Page.navigate', { url: `${origin}/mock/passkeys?persona=${persona}` });
  const status = "document.querySelector('[role=status]')?.textContent";
  while (!(await tab.evaluate(status))) {
    await wait(250);
    if (await tab.evaluate("document.querySelector('#create')?.disabled === false")) await click(tab, 'Create a passkey on this device');
  }
  await device.isTouched(false);
  return device;
}

/**
 * Takes a step, and measures it from its click or navigation until the next page is idle. Before the click the page has prefetched, because
 * a user takes longer than that.
 * @param {Visit} visit
 * @param {import('./journeys.mjs').Step} step
 * @param {Headings} headings so far
 * @param {{ code?: () => Promise<string>, address?: () => Promise<string>, touch?: () => Promise<unknown> }} [means] of a step that types
 *   the code, opens an address, or needs a touch of the authenticator
 */
export async function takeStep(visit, { chooses, types = {}, click: clicked, series }, headings, { code, address, touch } = {}) {
  if (chooses) await choose(visit.tab, chooses);
  for (const [label, text] of Object.entries(types)) await type(visit.tab, label, text === CODE ? ((await code?.()) ?? '') : text);
  const before = chooses || Object.keys(types).length > 0 ? (await visit.rest()).headings : headings;
  await touch?.();
  const target = clicked ?? (await address?.()) ?? '';
  const openedAt = Date.now();
  const clickedAt = clicked ? await click(visit.tab, clicked) : openedAt;
  const { headings: after, tasks, asked } = await (clicked ? visit.rest() : visit.open(target));
  const from = before.at(-1)?.path ?? '';
  const to = after.at(-1)?.path ?? '';
  if (to === from) throw new Error(`${from} opened no next page: ${target}`);
  const seen = firstComplete(after.slice(Math.max(0, before.length - 1)));
  const carried = visit.carried().filter(({ at }) => at >= clickedAt && at <= seen);
  const path = criticalPath(carried, asked, { from: clickedAt, to: seen, series });
  const scripts = carried.filter((one) => one.path.endsWith('.js')).length;
  const times = { task: longestTask(tasks, clickedAt), next: seen - clickedAt };
  return { measured: { from, to, ...path, least: series.length, ...totalOf(carried), scripts, ...times }, headings: after };
}

/**
 * Runs a journey on a new device.
 * @param {import('@playwright/test').Browser} chrome
 * @param {import('./line.mjs').Line} server
 * @param {import('./journeys.mjs').Journey} journey
 * @param {{ isSlow: boolean }} how
 * @returns {Promise<MeasuredJourney>}
 */
export async function runJourney(chrome, server, journey, { isSlow }) {
  const { address, cookies } = await enter(chrome, server.origin, journey);
  const device = await openDevice(chrome, cookies);
  const visit = await beginVisit(device, server, { isSlow });
  const authenticator = journey.passkey ? await createPasskey(visit, server.origin, journey.passkey) : undefined;
  const start = journey.address ?? address;
  let { headings } = journey.steps[0]?.opens ? { headings: [] } : await visit.open(start);
  const newest = (/** @type {'code' | 'link'} */ part) => newestMessage(server.origin, cookies, part);
  /** @type {MeasuredStep[]} */
  const steps = [];
  for (const step of journey.steps) {
    const taken = await takeStep(visit, step, headings, {
      code: () => newest('code'),
      address: async () => (step.opens === 'link' ? newest('link') : start),
      touch: () => Promise.resolve(authenticator?.isTouched(true)),
    });
    steps.push(taken.measured);
    ({ headings } = taken);
  }
  const total = totalOf(visit.carried());
  await device.close();
  return { steps, total };
}

import { setTimeout as wait } from 'node:timers/promises';
import { addAuthenticator } from './authenticator.mjs';
import { beginVisit } from './bare-visit.mjs';
import { choose, click, type } from './hands.mjs';
import { CODE } from './journeys.mjs';
import { firstComplete, longestTask } from './judge.mjs';
import { totalOf } from './line.mjs';
import { criticalPath } from './round-trips.mjs';
import { enter, newestMessage } from './situation.mjs';

/** @typedef {import('./bare-visit.mjs').BareVisit} BareVisit */
/** @typedef {import('./journeys.mjs').Step} Step */
/** @typedef {readonly import('./notes.mjs').Heading[]} Headings */

/**
 * A step of a journey: from the click to the next page without a spinner. `least` is the number of round trips that its prescribed calls
 * allow, `waits` the others of its critical path; `task` and `next` in milliseconds, `bytes` on the wire.
 * @typedef {{ from: string, to: string, roundTrips: number, least: number, waits: readonly string[], requests: number, bytes: number,
 *   task: number, next: number }} MeasuredStep
 */
/** @typedef {{ steps: readonly MeasuredStep[], total: { requests: number, bytes: number } }} MeasuredJourney */

/** Adds a passkey of a persona to the device, which is not touched afterwards. @param {BareVisit} visit @param {string} origin @param {string} persona */
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
 * Fills in the fields of a step. Returns the headings so far, after the page has prefetched, because a user takes longer
 * than that.
 * @param {BareVisit} visit
 * @param {Step} step
 * @param {Headings} headings
 * @param {() => Promise<string>} code
 */
async function fillIn(visit, { chooses, types = {} }, headings, code) {
  if (chooses) await choose(visit.tab, chooses);
  for (const [label, text] of Object.entries(types)) await type(visit.tab, label, text === CODE ? await code() : text);
  return chooses || Object.keys(types).length > 0 ? (await visit.rest()).headings : headings;
}

/**
 * Measures a step, from its click or navigation until the next page is idle.
 * @param {BareVisit} visit
 * @param {Step} step
 * @param {Headings} before
 * @param {string} url that the step opens, if it does
 */
async function measureStep(visit, { click: clicked, series }, before, url) {
  const openedAt = Date.now();
  if (!clicked) await visit.tab.send('Page.navigate', { url });
  const clickedAt = clicked ? await click(visit.tab, clicked) : openedAt;
  const { headings, tasks, asked } = await visit.rest();
  const from = before.at(-1)?.path ?? '';
  const to = headings.at(-1)?.path ?? '';
  if (to === from) throw new Error(`${from} opened no next page: ${clicked ?? url}`);
  const seen = firstComplete(headings.slice(Math.max(0, before.length - 1)));
  const carried = visit.carried().filter(({ at }) => at >= clickedAt && at <= seen);
  const path = criticalPath(carried, asked, { from: clickedAt, to: seen, series });
  const measured = { from, to, ...path, least: series.length, ...totalOf(carried) };
  return { measured: { ...measured, task: longestTask(tasks, clickedAt), next: seen - clickedAt }, headings };
}

/**
 * Runs a journey on a new device.
 * @param {import('@playwright/test').Browser} chrome
 * @param {import('./line.mjs').Line} line
 * @param {import('./journeys.mjs').Journey} journey
 * @param {{ isSlow: boolean }} how
 */
export async function runJourney(chrome, line, journey, { isSlow }) {
  const { address, cookies } = await enter(chrome, line.origin, journey);
  const visit = await beginVisit(chrome, line, { cookies, isSlow });
  const device = journey.passkey ? await createPasskey(visit, line.origin, journey.passkey) : undefined;
  const url = line.origin + (journey.address ?? address);
  /** @type {Headings} */
  let headings = [];
  if (!journey.steps[0]?.opens) {
    await visit.tab.send('Page.navigate', { url });
    ({ headings } = await visit.rest());
  }
  const newest = (/** @type {'code' | 'link'} */ part) => newestMessage(line.origin, cookies, part);
  /** @type {MeasuredStep[]} */
  const steps = [];
  for (const step of journey.steps) {
    const before = await fillIn(visit, step, headings, () => newest('code'));
    await device?.isTouched(true);
    const { measured, headings: after } = await measureStep(
      visit,
      step,
      before,
      step.opens === 'link' ? line.origin + (await newest('link')) : url,
    );
    steps.push(measured);
    headings = after;
  }
  const total = totalOf(visit.carried());
  await visit.tab.close();
  return { steps, total };
}

import { beginVisit } from './bare-visit.mjs';
import { build, dist } from './build.mjs';
import { choose, press, type } from './hands.mjs';
import { CODE, journeys } from './journeys.mjs';
import { firstSeen, longestTask } from './judge.mjs';
import { launchHere } from './launch.mjs';
import { openLine } from './line.mjs';
import { mediansOf } from './medians.mjs';
import { serveBuild } from './serve.mjs';
import { enter, newestCode } from './situation.mjs';
import { stepLines } from './step-columns.mjs';

/** @typedef {import('./bare-visit.mjs').BareVisit} BareVisit */
/** @typedef {import('./step-columns.mjs').Taken} Taken */

/**
 * Fills in what a step asks for and presses, once the page has fetched what it fetches ahead, as a person takes longer than that.
 * @param {BareVisit} visit
 * @param {import('./journeys.mjs').Step} step
 * @param {() => Promise<string>} code
 * @returns {Promise<Omit<Taken, 'journey'>>}
 */
async function take(visit, step, code) {
  const { tab } = visit;
  if (step.chooses) await choose(tab, step.chooses);
  for (const [label, text] of Object.entries(step.types ?? {})) await type(tab, label, text === CODE ? await code() : text);
  const before = (await visit.rest()).headings;
  const sentBefore = visit.carried().length;
  const pressedAt = await press(tab, step.press);
  const { headings, tasks } = await visit.rest();
  const from = before.at(-1)?.path ?? '';
  const to = headings.at(-1)?.path ?? '';
  if (to === from) throw new Error(`${from} does not lead on: ${step.press}`);
  const seen = firstSeen(headings.slice(before.length - 1));
  const sent = visit
    .carried()
    .slice(sentBefore)
    .filter(({ at }) => at <= seen);
  const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
  return { from, to, requests: sent.length, bytes, task: longestTask(tasks, pressedAt), next: seen - pressedAt };
}

/**
 * One way through a journey.
 * @param {import('@playwright/test').Browser} chrome
 * @param {import('./line.mjs').Line} line
 * @param {import('./journeys.mjs').Journey} journey
 */
async function travel(chrome, line, journey) {
  const { address, cookies } = await enter(chrome, line.origin, journey);
  const visit = await beginVisit(chrome, line, { cookies, isSlow: true });
  await visit.tab.send('Page.navigate', { url: line.origin + address });
  await visit.rest();
  /** @type {Taken[]} */
  const taken = [];
  for (const step of journey.steps) {
    taken.push({ journey: journey.name, ...(await take(visit, step, () => newestCode(line.origin, cookies))) });
  }
  await visit.tab.close();
  return taken;
}

/** Measures each step of the main journeys, and prints them. @param {{ rounds: number }} how */
export async function measureSteps({ rounds }) {
  await build();
  const chrome = await launchHere();
  const app = await serveBuild(dist);
  const line = await openLine(app.origin);
  /** @type {Taken[][]} */
  const all = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const taken = [];
      for (const journey of journeys) taken.push(...(await travel(chrome, line, journey)));
      all.push(taken);
    }
  } finally {
    await chrome.close();
    await line.close();
    await app.close();
  }
  const steps = (all[0] ?? []).map(({ journey, from, to }, at) => {
    const figures = all.flatMap((taken) => taken[at] ?? []).map(({ requests, bytes, task, next }) => ({ requests, bytes, task, next }));
    return { journey, from, to, ...mediansOf(figures) };
  });
  console.log(stepLines(steps, rounds).join('\n'));
}

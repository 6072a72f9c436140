import { journeys } from './journeys.mjs';
import { mediansOf } from './judge.mjs';
import { withLine } from './line.mjs';
import { runJourney } from './run-journey.mjs';
import { build, dist, launchHere, serveBuild } from './serve.mjs';
import { stepLines } from './step-columns.mjs';

/** @typedef {import('./run-journey.mjs').MeasuredJourney} MeasuredJourney */

/** The medians of several rounds of a journey, and the waits of its longest critical path. @param {readonly MeasuredJourney[]} rounds @returns {MeasuredJourney} */
function middleOf(rounds) {
  const steps = (rounds[0]?.steps ?? []).map(({ from, to }, at) => {
    const taken = rounds.flatMap(({ steps }) => steps[at] ?? []);
    const figures = mediansOf(taken.map(({ from: _from, to: _to, waits: _waits, ...numbers }) => numbers));
    const [longest] = [...taken].sort((a, b) => b.roundTrips - a.roundTrips);
    return { from, to, waits: longest?.waits ?? [], ...figures };
  });
  return { steps, total: mediansOf(rounds.map(({ total }) => total)) };
}

/**
 * Runs a journey once, and adds the measurements to the rounds. A failure does not stop the other rounds.
 * @param {import('@playwright/test').Browser} chrome
 * @param {import('./journeys.mjs').Journey} journey
 * @param {{ line: import('./line.mjs').Line, rounds: MeasuredJourney[] }} build
 */
async function addRound(chrome, journey, { line, rounds }) {
  try {
    rounds.push(await runJourney(chrome, line, journey, { isSlow: true }));
  } catch (error) {
    console.error(`${journey.name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/**
 * Measures each step of the main journeys, alternating with an earlier build if given, and prints them.
 * @param {{ rounds: number, against?: string }} how `against` is the folder of the earlier build
 */
export async function measureSteps({ rounds, against }) {
  await build();
  const chrome = await launchHere();
  const servers = [await withLine(await serveBuild(dist)), ...(against ? [await withLine(await serveBuild(against))] : [])];
  const measured = journeys.map((journey) => ({
    journey,
    builds: servers.map(({ line }) => ({ line, rounds: /** @type {MeasuredJourney[]} */ ([]) })),
  }));
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { journey, builds } of measured) {
        for (const build of round % 2 === 0 ? builds : [...builds].reverse()) await addRound(chrome, journey, build);
        console.error(`Round ${round + 1} of ${rounds}: ${journey.name}`);
      }
    }
  } finally {
    await chrome.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
  const rows = measured.map(({ journey: { name }, builds }) => {
    const [app = middleOf([]), before] = builds.map((build) => middleOf(build.rounds));
    return { name, app, before };
  });
  console.log(stepLines(rows, rounds).join('\n'));
}

import { journeys } from './journeys.mjs';
import { launchHere, openVisit, serveBuild, takeStep } from './visit.mjs';

/** A request, in milliseconds since 1970. @typedef {{ start: number, end: number }} Trip */

/**
 * The round trips of a step: the longest chain of requests, each of which starts when the one before has ended.
 * @param {readonly Trip[]} trips @param {{ from: number, to: number }} step
 */
function roundTrips(trips, { from, to }) {
  let count = 0;
  let free = from;
  for (const { start, end } of trips.toSorted((a, b) => a.end - b.end)) {
    if (start < free || end > to) continue;
    count += 1;
    free = end;
  }
  return count;
}

/** The browser parses a document while it arrives, so files follow its first byte. @param {import('@playwright/test').Request} request @returns {Trip} */
function tripOf(request) {
  const { startTime, responseStart, responseEnd } = request.timing();
  return { start: startTime, end: startTime + (request.isNavigationRequest() ? responseStart : responseEnd) };
}

/** Measures each step of the main journeys on Slow 4G, and prints them. @param {string} folder of the build */
export async function measureSteps(folder) {
  const { origin, close } = await serveBuild(folder);
  const chrome = await launchHere();
  console.log('From the click to the next page without a spinner: Slow 4G (562.5 ms per round trip), CPU 4 times slower.');
  try {
    for (const journey of journeys) {
      const visit = await openVisit(chrome, origin, { ...journey, isSlow: true });
      await visit.page.goto(origin + (await visit.address()));
      console.log(`\n${journey.name}\n  round trips  requests      ms  click`);
      for (const step of journey.steps) {
        const before = visit.requests.length;
        const times = await takeStep(visit, step);
        const trips = visit.requests
          .slice(before)
          .map(tripOf)
          .filter(({ start }) => start >= times.from && start <= times.to);
        const figures = [
          String(roundTrips(trips, times)).padStart(11),
          String(trips.length).padStart(8),
          String(times.to - times.from).padStart(6),
        ];
        console.log(`  ${figures.join('  ')}  ${step.click}: ${new URL(visit.page.url()).pathname}`);
      }
      await visit.close();
    }
  } finally {
    await chrome.close();
    await close();
  }
}

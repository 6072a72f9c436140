import { newClient } from './client.mjs';
import { logVisitorIn } from './journey.mjs';

/**
 * The results of all journeys, each failure with its first message, and the durations in milliseconds.
 * @typedef {object} LoadResult
 * @property {number[]} journeys those that ended with a hand-over
 * @property {string[]} refused
 * @property {string[]} mixedUp visitors who received another visitor's claims
 * @property {import('./browser.mjs').Timed[]} timed
 * @property {number} ms
 */

/**
 * Logs all visitors in at the same time, each in a world of the mock backend.
 * @param {{ origin: string, folder: string, visitors: number }} what
 * @returns {Promise<LoadResult>}
 */
export async function logVisitorsIn({ origin, folder, visitors }) {
  const client = await newClient(origin);
  /** @type {LoadResult['timed']} */
  const timed = [];
  /** @type {number[]} */
  const journeys = [];
  const started = performance.now();
  const ends = await Promise.allSettled(
    Array.from({ length: visitors }, async (_, number) => {
      const mixedUp = await logVisitorIn({ origin, folder, client, number, timed });
      journeys.push(performance.now() - started);
      return mixedUp;
    }),
  );
  return {
    journeys,
    refused: ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : [])),
    mixedUp: ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value] : [])),
    timed,
    ms: performance.now() - started,
  };
}

/** True when no visitor was refused or mistaken for another. @param {LoadResult} result */
export const allAreThemselves = ({ refused, mixedUp }) => refused.length === 0 && mixedUp.length === 0;

/** Both counts as text, with the first failure of each. @param {LoadResult} result */
export const ends = ({ journeys, refused, mixedUp }) => `
Handed over   ${journeys.length}
Refused       ${refused.length}   ${refused[0] ?? ''}
Mixed up      ${mixedUp.length}   ${mixedUp[0] ?? ''}`;

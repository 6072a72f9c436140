import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../nginx.mjs';
import { allAreThemselves, ends, logVisitorsIn } from './visitors.mjs';

/** @param {number[]} sorted @param {number} part */
const percentile = (sorted, part) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);

/** @param {readonly number[]} times */
const halfAndMost = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  return `${percentile(sorted, 0.5)} ms, ${percentile(sorted, 0.99)} ms   (${times.length})`;
};

/** The machine of the figures. */
const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

/**
 * Logs all visitors in at the same time, through nginx and the mock backend behind it. Prints the figures. True when no visitor was refused
 * or mistaken for another.
 * @param {{ folder: string, visitors: number }} what
 */
export async function runJourneys({ folder, visitors }) {
  const mock = fork(join(import.meta.dirname, 'mock.mjs'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [upstream] = await once(mock, 'message');
  const nginx = await startNginx({ folder, upstream });
  console.log(`\nJourneys: ${visitors} visitors log in at once, each in a world of the mock backend`);
  const result = await logVisitorsIn({ origin: nginx.origin, folder, visitors });
  await nginx.stop();
  mock.disconnect();

  const { journeys, timed } = result;
  const seconds = result.ms / 1000;
  const of = (/** @type {string} */ kind) => halfAndMost(timed.filter((one) => one.kind === kind).map(({ ms }) => ms));
  console.log(`${ends(result)}
Seconds       ${seconds.toFixed(1)}   (${(journeys.length / seconds).toFixed(1)} journeys/s, ${Math.round(timed.length / seconds)} requests/s)
Files         ${of('file')}
Calls         ${of('call')}
Journeys      ${halfAndMost(journeys)}
Machine       ${machine()}`);
  return allAreThemselves(result);
}

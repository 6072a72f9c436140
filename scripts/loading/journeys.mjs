import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { startNginx } from '../nginx.mjs';
import { newClient } from './client.mjs';
import { logVisitorIn } from './journey.mjs';

/**
 * Logs all visitors in at the same time, each in a world of the mock backend. `good`: none was refused, or received another's claims.
 * `report` has the counts, with the first failure of each kind.
 * @public a test calls it in a process of its own
 * @param {{ origin: string, folder: string, visitors: number }} what
 */
export async function logVisitorsIn({ origin, folder, visitors }) {
  const client = await newClient(origin);
  const [file, call, page, journey] = [createHistogram(), createHistogram(), createHistogram(), createHistogram()];
  const started = performance.now();
  const ends = await Promise.allSettled(
    Array.from({ length: visitors }, async (_, number) => {
      const mixedUp = await logVisitorIn({ origin, folder, client, number, times: { file, call, page } });
      journey.record(Math.ceil(performance.now() - started));
      return mixedUp;
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  const mixedUp = ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value] : []));
  const report = `
Handed over   ${journey.count}
Refused       ${refused.length}   ${refused[0] ?? ''}
Mixed up      ${mixedUp.length}   ${mixedUp[0] ?? ''}`;
  return { good: refused.length + mixedUp.length === 0, report, seconds, file, call, page, journey };
}

/** @param {import('node:perf_hooks').Histogram} times */
const halfAndMost = (times) => `${times.percentile(50)} ms, ${times.percentile(99)} ms   (${times.count})`;

/**
 * Logs all visitors in through nginx and the mock backend behind it. Prints the figures. True when no visitor was refused or mistaken for
 * another.
 * @param {{ folder: string, visitors: number }} what
 */
export async function runJourneys({ folder, visitors }) {
  const mock = fork(join(import.meta.dirname, 'mock.mjs'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [upstream] = await once(mock, 'message');
  const nginx = await startNginx({ folder, upstream });
  console.log(`\nJourneys: ${visitors} visitors log in at once, each in a world of the mock backend`);
  const { good, report, seconds, file, call, page, journey } = await logVisitorsIn({ origin: nginx.origin, folder, visitors });
  await nginx.stop();
  mock.disconnect();
  const requests = file.count + call.count + page.count;
  const [core] = cpus();
  console.log(`${report}
Seconds       ${seconds.toFixed(1)}   (${(journey.count / seconds).toFixed(1)} journeys/s, ${Math.round(requests / seconds)} requests/s)
Files         ${halfAndMost(file)}
Calls         ${halfAndMost(call)}
Journeys      ${halfAndMost(journey)}
Machine       ${cpus().length} × ${core?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`);
  return good;
}

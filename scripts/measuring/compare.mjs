import { budgets, targets } from './budgets.mjs';
import { serveLimit } from './limit-server.mjs';
import { withLine } from './line.mjs';
import { stepsOf } from './pages.mjs';
import { measureRounds } from './rounds.mjs';
import { build, dist, launchHere, serveBuild } from './serve.mjs';
import { sizesOfAddress } from './sizes.mjs';
import { count, kB, printHead, printOnce, printRounds } from './table.mjs';

/** @param {string} address @param {number} rounds */
const titleOf = (address, rounds) => `
${address}: a first visit with a session, then a second one; Slow 4G, CPU 4 times slower, medians of ${rounds} rounds.
The limit is the same page as plain HTML. 1 kB = 1000 bytes of brotli; KiB are on the wire, with headers.
`;

/**
 * Measures pages of a new build beside their limits and, if given, an earlier build. Prints a table for each.
 * @param {{ addresses: readonly string[], rounds: number, against?: string }} what `against` is the folder of the earlier build
 */
export async function compare({ addresses, rounds, against }) {
  const seconds = await build();
  const chrome = await launchHere();
  const app = await withLine(await serveBuild(dist));
  const limit = await withLine(await serveLimit());
  const earlier = against ? await withLine(await serveBuild(against)) : undefined;
  try {
    for (const address of addresses) {
      const steps = stepsOf(address);
      const measured = await measureRounds(
        chrome,
        [
          ...(steps.hasLimit ? [{ name: 'limit', ...limit, address, steps, isApp: false }] : []),
          { name: 'app', ...app, address, steps, isApp: true },
          ...(earlier ? [{ name: 'earlier', ...earlier, address, steps, isApp: true }] : []),
        ],
        rounds,
      );
      const { initialJs, inlineCss, blockingSheets } = sizesOfAddress(dist, address);
      console.log(titleOf(address, rounds));
      printHead();
      printOnce('Initial JS', initialJs, budgets[address]?.initialJs, kB);
      printOnce('Inline CSS', inlineCss, budgets[address]?.inlineCss, kB);
      printOnce('Blocking style sheets', blockingSheets, budgets[address]?.blockingSheets, count);
      printRounds(address, measured);
    }
    console.log();
    printOnce('Build', seconds, targets.buildSeconds, (value) => `${value.toFixed(1)} s`);
  } finally {
    await chrome.close();
    await Promise.all([app.close(), earlier?.close(), limit.close()]);
  }
}

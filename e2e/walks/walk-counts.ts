import { appendFileSync } from 'node:fs';
import { addresses } from '../../src/paths';

/** Counts of walks, steps, calls and faults. */
export class WalkCounts {
  walks = 0;
  steps = 0;
  calls = 0;
  faults = 0;
  readonly reached = new Set<string>();
  private readonly since = performance.now();

  /** Counts a visited page. */
  sees(path: string) {
    if (addresses.has(path)) this.reached.add(path);
  }

  toString() {
    const { walks, steps, calls, faults, reached, since } = this;
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    return `${walks} walks, ${steps} steps in ${seconds} s, ${reached.size} of ${addresses.size} addresses, ${calls} calls, ${faults} faults`;
  }

  /** Adds a line to a file, for a script that sums several tests. */
  save() {
    const { walks, steps, calls, faults, reached } = this;
    const line = JSON.stringify({ walks, steps, calls, faults, reached: [...reached], addresses: addresses.size });
    if (process.env.WALK_TALLY) appendFileSync(process.env.WALK_TALLY, `${line}\n`);
  }
}

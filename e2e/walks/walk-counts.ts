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
}

import type { Step } from '../../src/outcome/step-type';
import { type DeclaredWay, waysOf } from '../../src/outcome/ways';
import { type Edge, site } from './edge';

/** Fetches the lazy steps among those that a step leads to: their ways are known only then. */
async function fetchLazy(step: Step<never, string>): Promise<void> {
  await step.load?.();
  for (const lead of step.leads) if (typeof lead === 'function') await fetchLazy(lead);
}

const kindOf = ({ by, call }: DeclaredWay): Edge['kind'] => {
  if (by === 'row') return 'outcome';
  if (by === 'fallback' || by === 'return') return by;
  return call ? 'answer' : 'form';
};

/** The ways of a step that starts at an address with these words. */
export async function edgesOfStep(from: string, step: Step<never, string>, words?: string): Promise<Edge[]> {
  await fetchLazy(step);
  return waysOf(step).map((way) => {
    const { to, call, row, by, from: sender } = way;
    if (by === 'return') return { from: sender ?? site('session renewed, firewall passed'), to, kind: 'return', call };
    return { from, to, kind: kindOf(way), words, call, row };
  });
}

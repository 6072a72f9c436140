import { commonRows, type ErrorRow, sessionRows } from '../../src/outcome/errors';
import { paths } from '../../src/paths';
import { anyCall, type Edge, site } from './edge';

const roundTripSites = { renewal: site('auth api'), firewall: site('login api') };

function edgesOf({ outcome, ...row }: ErrorRow): Edge[] {
  const edge = (to: string): Edge => ({ from: anyCall, to, kind: 'outcome', call: 'any call', row });
  if (outcome.kind === 'redirectRoundTrip') return [edge(roundTripSites[outcome.by]), edge(outcome.otherwise.to)];
  return outcome.kind === 'go' ? [edge(outcome.to)] : [];
}

/** The transitions that every call shares, drawn once. */
export const commonEdges: readonly Edge[] = [
  ...[...sessionRows, ...commonRows].flatMap(edgesOf),
  { from: anyCall, to: paths.error, kind: 'fallback', call: 'any call' },
];

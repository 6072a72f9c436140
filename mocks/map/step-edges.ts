import type { CallName } from '../../src/outcome/call-name';
import { type Edge, isPlace, site } from './edge';
import { steps } from './steps';
import { byGuard, type Transition, transitions } from './transitions';

const pathOf = (address: string) => address.replace(/\?.*/, '');

/** Where the error table of a call sends the user. */
function refusals(call: CallName): Pick<Edge, 'to' | 'kind' | 'row'>[] {
  const { errors = [], fallback } = steps[call].handling ?? {};
  return [
    ...errors.flatMap((row) => (row.outcome.kind === 'go' ? [{ to: pathOf(row.outcome.to), kind: 'outcome' as const, row }] : [])),
    ...(fallback ? [{ to: fallback, kind: 'fallback' as const }] : []),
  ];
}

function edgesOf(from: string, [words, call, ...targets]: Transition): Edge[] {
  if (isPlace(from)) return targets.map((to) => ({ from, to, kind: 'return', call: call ?? undefined }));
  if (!call) return targets.map((to) => ({ from, to, kind: words === byGuard ? 'guard' : 'form', words }));
  return [...refusals(call), ...targets.map((to) => ({ to, kind: 'answer' as const }))].map((edge) => ({ from, words, call, ...edge }));
}

/** Where a call is repeated after a redirect round trip. */
const returns = Object.entries(steps).flatMap(([call, { handling }]): Edge[] =>
  handling?.retryAt ? [{ from: site('session renewed, firewall passed'), to: handling.retryAt, kind: 'return', call }] : [],
);

/** The transitions of all steps: those that are listed, and the rows of the error tables. */
export const stepEdges: readonly Edge[] = [
  ...Object.entries(transitions).flatMap(([from, list = []]) => list.flatMap((transition) => edgesOf(from, transition))),
  ...returns,
];

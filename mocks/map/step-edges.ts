import { type Edge, isPlace, site } from './edge';
import { byGuard, type CallStep, steps, type Transition, transitions } from './transitions';

const pathOf = (address: string) => address.replace(/\?.*/, '');

/** Where the error table of a step sends the user. */
function refusals({ handling }: CallStep): Pick<Edge, 'to' | 'kind' | 'row'>[] {
  const { errors = [], fallback } = handling ?? {};
  return [
    ...errors.flatMap((row) => (row.outcome.kind === 'go' ? [{ to: pathOf(row.outcome.to), kind: 'outcome' as const, row }] : [])),
    ...(fallback ? [{ to: fallback, kind: 'fallback' as const }] : []),
  ];
}

function edgesOf(from: string, [words, step, ...targets]: Transition): Edge[] {
  const call = step?.callName;
  if (isPlace(from)) return targets.map((to) => ({ from, to, kind: 'return', call }));
  if (!step) return targets.map((to) => ({ from, to, kind: words === byGuard ? 'guard' : 'form', words }));
  return [...refusals(step), ...targets.map((to) => ({ to, kind: 'answer' as const }))].map((edge) => ({ from, words, call, ...edge }));
}

/** Where a call is repeated after a redirect round trip. */
const returns = [...steps].flatMap(([call, { handling }]): Edge[] =>
  handling?.retryAt ? [{ from: site('session renewed, firewall passed'), to: handling.retryAt, kind: 'return', call }] : [],
);

/** The transitions of all steps: the listed ones, and the rows of the error tables. */
export const stepEdges: readonly Edge[] = [
  ...Object.entries(transitions).flatMap(([from, list = []]) => list.flatMap((transition) => edgesOf(from, transition))),
  ...returns,
];

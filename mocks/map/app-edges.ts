import * as guards from '../../src/app/guards';
import { type RouteRow, routes } from '../../src/app/routes';
import { commonRows, type ErrorRow, sessionRows } from '../../src/outcome/errors';
import { paths } from '../../src/paths';
import { anyCall, distinct, type Edge, everyPage, isPlace, site } from './edge';
import { frameLinks, prepareBrowser, showsOf } from './shows';
import { byGuard, type CallStep, steps, type Transition, transitions } from './transitions';

const roundTripSites = { renewal: site('auth api'), firewall: site('login api') };

function commonEdgesOf({ outcome, ...row }: ErrorRow): Edge[] {
  const edge = (to: string): Edge => ({ from: anyCall, to, kind: 'outcome', call: 'any call', row });
  if (outcome.kind === 'redirectRoundTrip') return [edge(roundTripSites[outcome.by]), edge(outcome.otherwise.to)];
  return outcome.kind === 'go' ? [edge(outcome.to)] : [];
}

/** The transitions that every call shares, drawn once. */
const commonEdges: readonly Edge[] = [
  ...[...sessionRows, ...commonRows].flatMap(commonEdgesOf),
  { from: anyCall, to: paths.error, kind: 'fallback', call: 'any call' },
];

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
const stepEdges: readonly Edge[] = [
  ...Object.entries(transitions).flatMap(([from, list = []]) => list.flatMap((transition) => edgesOf(from, transition))),
  ...returns,
];

const nameOf = new Map<unknown, string>(Object.entries(guards).map(([name, guard]) => [guard, name]));

const guardEdges = ({ path, guards: list = [] }: RouteRow): Edge[] =>
  list.map((guard) => ({ from: path, to: guard.defaultRedirect, kind: 'guard', words: nameOf.get(guard) }));

/**
 * Every transition between addresses: guards and error tables are imported, decisions of steps are listed in `transitions.ts`, links are
 * collected from each rendered screen. Needs a document. Common transitions begin at a shared node. `unshown`: texts
 * of listed transitions that no variant of their page shows.
 */
export async function readApp(): Promise<{ edges: Edge[]; unshown: string[] }> {
  const leave = await prepareBrowser();
  const frame = (await frameLinks()).map(({ to, words }): Edge => ({ from: everyPage, to, kind: 'link', words }));
  const edges = [...routes.flatMap(guardEdges), ...frame, ...commonEdges, ...stepEdges];
  const unshown: string[] = [];
  // In sequence, because they share the document's address and cookies.
  for (const row of routes) {
    const { path } = row;
    const { links, redirects, controls } = await showsOf(row);
    edges.push(...links.map(({ to, words }): Edge => ({ from: path, to, kind: 'link', words })));
    edges.push(...redirects.map((to): Edge => ({ from: path, to, kind: 'redirect' })));
    const listed = (path !== '*' && transitions[path]) || [];
    unshown.push(...listed.map(([words]) => words).filter((words) => !controls.includes(words)));
  }
  leave();
  return { edges: distinct(edges), unshown: [...new Set(unshown)] };
}

import type { ErrorMatch } from '../../src/api/error-match';

/** The kinds of transitions between two addresses. */
export type Kind = 'guard' | 'link' | 'redirect' | 'form' | 'answer' | 'outcome' | 'fallback' | 'return';

export interface Edge {
  /** An address of the app, or a node in angle brackets: an external site, any call, every page. */
  from: string;
  to: string;
  kind: Kind;
  /** The text of the link, the button or the choice. */
  words?: string;
  /** The name of the call. */
  call?: string;
  /** The row of the call's error table. */
  row?: Row;
}

export type Row = ErrorMatch;

/** A shared start of many transitions that are drawn once. */
export const anyCall = '‹any call›';
export const everyPage = '‹every page›';
/** A site to which the browser is redirected, or from which it returns. */
export type Place = `‹${string}›`;
export const site = (name: string): Place => `‹${name}›`;
export const isPlace = (name: string) => name.startsWith('‹');

const rowText = ({ kind, status, code, message }: Row) =>
  [kind && `sign-in ${kind}`, status, code === '' ? 'no code' : code, message].filter(Boolean).join(' ') || 'any error';

/** All properties of an edge, in one line. */
export function labelOf({ kind, words, call, row }: Edge): string {
  const what = row ? rowText(row) : kind === 'fallback' ? 'any other error' : undefined;
  return [words, call && (what ? `${call}: ${what}` : call), !call && what].filter(Boolean).join(', ');
}

/** The unique key of an edge, in one line. */
export const lineOf = (edge: Edge) => `${edge.from} ${edge.to} ${edge.kind}: ${labelOf(edge)}`;

/** Removes duplicate edges. */
export const distinct = (edges: readonly Edge[]): Edge[] => [...new Map(edges.map((edge) => [lineOf(edge), edge])).values()];

export interface JourneyMap {
  pages: { path: string; journey: string }[];
  edges: Edge[];
  /** How many tests have covered each edge. */
  testCounts: ReadonlyMap<Edge, number>;
  /** The number of recorded tests. */
  tests: number;
}

import type { ErrorMatch } from '../../src/api/error-match';

/** How one address leads to another. */
export type Kind = 'guard' | 'link' | 'redirect' | 'form' | 'answer' | 'outcome' | 'fallback' | 'return';

export interface Edge {
  /** An address of the app, or a place in angle brackets: a site outside, any call, every page. */
  from: string;
  to: string;
  kind: Kind;
  /** The words of the link, the button or the choice. */
  words?: string;
  /** The name of the call that was made. */
  call?: string;
  /** The row of the call's error table. */
  row?: Row;
}

export type Row = ErrorMatch;

/** Where many ways begin that are drawn once. */
export const anyCall = '‹any call›';
export const everyPage = '‹every page›';
/** A site that the browser is handed to, or comes back from. */
export type Place = `‹${string}›`;
export const site = (name: string): Place => `‹${name}›`;
export const isPlace = (name: string) => name.startsWith('‹');

const rowText = ({ kind, status, code, message }: Row) =>
  [kind && `sign-in ${kind}`, status, code === '' ? 'no code' : code, message].filter(Boolean).join(' ') || 'any error';

/** Everything that is known of an edge, in one line. */
export function labelOf({ kind, words, call, row }: Edge): string {
  const what = row ? rowText(row) : kind === 'fallback' ? 'any other error' : undefined;
  return [words, call && (what ? `${call}: ${what}` : call), !call && what].filter(Boolean).join(', ');
}

/** An edge in one line, which no other edge has. */
export const lineOf = (edge: Edge) => `${edge.from} ${edge.to} ${edge.kind}: ${labelOf(edge)}`;

/** Each edge once. */
export const distinct = (edges: readonly Edge[]): Edge[] => [...new Map(edges.map((edge) => [lineOf(edge), edge])).values()];

export interface JourneyMap {
  pages: { path: string; journey: string }[];
  edges: Edge[];
  /** How many tests have travelled each edge. */
  travels: ReadonlyMap<Edge, number>;
  /** Of how many tests there is a record. */
  tests: number;
}

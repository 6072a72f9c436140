import type { ErrorMatch } from '@/api/error-match';
import type { ErrorRow } from '@/outcome/errors';
import type { Outcome } from '@/outcome/outcome';

/** Typed in again from the specification: status, CID code, text, where it leads. `any` is what a row leaves open. */
export type Row = readonly [status: number | string, code: string, text: string, leadsTo: string];

/** Where an outcome leads, in words. */
export const where = (outcome: Outcome<string>): string => {
  if (outcome.kind === 'go')
    return outcome.to + (outcome.carriesCode ? ' with errorCode' : '') + (outcome.ends ? ` as ${outcome.ends}` : '');
  if (outcome.kind === 'newTab') return `new tab ${outcome.to}`;
  if (outcome.kind === 'stay') return 'stays';
  if (outcome.kind === 'detour') return `${outcome.by}, else ${where(outcome.otherwise)}`;
  return outcome.kind === 'invalid' ? `${outcome.field}: ${outcome.code}` : `away to ${outcome.url}`;
};
/** A row of the app's own table, in the form of one that was typed in again. */
export const read = ({ kind, status, code = 'any', message = 'any' }: ErrorMatch, leadsTo: string): Row => [
  kind ?? status ?? 'any',
  code === '' ? 'none' : code,
  message,
  leadsTo,
];

/** Each of the app's tables, beside the one that was typed in again. */
export type Catalogue = Readonly<Record<string, readonly [readonly ErrorRow<string>[], readonly Row[]]>>;

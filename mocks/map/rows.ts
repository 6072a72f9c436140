import type { Row } from './edge';
import type { Closure } from './names';
import type { Values } from './values';

interface OutcomeRow {
  row: Row;
  outcome: Closure;
}

/** The rows of an error table, in their order, with those that it has from other tables. */
export function rowsOf(values: Values, tables: readonly Closure[]): OutcomeRow[] {
  return tables
    .flatMap((table) => values.property(table))
    .flatMap((row) => values.property(row, 'outcome').map((outcome) => ({ row: matchOf(values, row), outcome })));
}

/** What a row asks of an answer. */
export function matchOf(values: Values, row: Closure): Row {
  const text = (key: string) => values.property(row, key).flatMap(({ node, names }) => values.texts(node, names))[0];
  return { status: text('status'), code: text('code'), message: text('message') };
}

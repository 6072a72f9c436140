import type { Path } from '@/paths';
import type { RootState } from '@/state/store';
import type { Row } from './route-row';

/** The page that the guards of a row send a visitor to who may not enter; undefined lets them in. The first one that objects wins. */
export function objection(row: Pick<Row, 'guards'> | undefined, state: RootState): Path | undefined {
  for (const guard of row?.guards ?? []) {
    const elsewhere = guard(state);
    if (elsewhere) return elsewhere;
  }
  return undefined;
}

import type { Path } from '@/paths';
import type { RootState } from '@/state/store';
import type { Row } from './route-row';

/** Runs the guards of a row in order. Returns the redirect of the first guard that fails, or undefined if the user may see the page. */
export function failedGuard(row: Pick<Row, 'guards'> | undefined, state: RootState): Path | undefined {
  for (const guard of row?.guards ?? []) {
    const redirect = guard(state);
    if (redirect) return redirect;
  }
  return undefined;
}

import { useState } from 'react';
import { previousPath } from '@/history';
import type { Path } from '@/paths';

/**
 * The target of a page's back link: the page before it. `otherwise` if there is none, as after a reload, or if it is one of `not`, which
 * would lead here again.
 */
export function useBack(otherwise: Path, not: readonly Path[] = []): string {
  const [previous] = useState(previousPath);
  return previous === undefined || not.some((path) => path === previous) ? otherwise : previous;
}

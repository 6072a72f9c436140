import { useState } from 'react';
import { previousPath } from '@/history';
import type { Path } from '@/paths';
import { sessionId } from '@/session/sign-in';

/**
 * The target of a page's back link: the page before it. `otherwise` if there is none, as after a reload, or if that page is one of `not`,
 * which would lead here again. None without a session, which all of these pages need.
 */
export function useBack(otherwise?: Path, not: readonly Path[] = []): string | undefined {
  const [previous] = useState(previousPath);
  const [session] = useState(() => sessionId() !== '');
  if (!session) return undefined;
  return previous === undefined || not.some((path) => path === previous) ? otherwise : previous;
}

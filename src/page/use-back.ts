import { useState } from 'react';
import { previousPath } from '@/history';
import type { Path } from '@/paths';
import { sessionId } from '@/session/sign-in';

/** The target of a page's back link: the page before it, unless that is not known or one of `not`. None without a session. */
export function useBack(otherwise?: Path, not: readonly Path[] = []): string | undefined {
  const [previous] = useState(previousPath);
  const [session] = useState(() => sessionId() !== '');
  if (!session) return undefined;
  return previous === undefined || not.some((path) => path === previous) ? otherwise : previous;
}

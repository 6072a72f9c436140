import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetNavigationState } from '@/history';
import type { NavigationState } from '@/outcome/outcome';

/** One part of the navigation's state. Removed from the history entry, so that it does not appear again after a reload or on Back. */
export function useNavigationMessage<Name extends keyof NavigationState>(name: Name): NavigationState[Name] {
  const state = useLocation().state as NavigationState | null;
  const [message] = useState(state?.[name]);
  useLayoutEffect(() => {
    if (message !== undefined) forgetNavigationState();
  }, [message]);
  return message;
}

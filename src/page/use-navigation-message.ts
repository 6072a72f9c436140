import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetNavigationState } from '@/history';

/** What the navigation to this page brought along under a name. The history forgets it: after a reload, or on the way back, it is no news. */
export function useNavigationMessage<News>(name: string): News | undefined {
  const state = useLocation().state as Readonly<Record<string, News>> | null;
  const [news] = useState(state?.[name]);
  useLayoutEffect(() => {
    if (news !== undefined) forgetNavigationState();
  }, [news]);
  return news;
}

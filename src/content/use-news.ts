import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the navigation to this page brought along under a name. The history forgets it: after a reload, or on the way back, it is no news. */
export function useNews<News>(name: string): News | undefined {
  const state = useLocation().state as Readonly<Record<string, News>> | null;
  const [news] = useState(state?.[name]);
  useLayoutEffect(() => {
    // The rest of the entry is the router's.
    if (news !== undefined) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [news]);
  return news;
}

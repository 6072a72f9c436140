import { useEffect } from 'react';
import { exit } from '@/outcome/exit';

/** Reloads a page that the back/forward cache restores: the server's answer may be stale. */
export function useReloadOnRestore() {
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void exit.reload();
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
}

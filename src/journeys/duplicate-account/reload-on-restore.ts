import { useEffect } from 'react';
import { exit } from '@/outcome/exit';

/** A page that the browser's back/forward cache brings back is loaded anew: what the server said may hold no longer. */
export function useReloadOnRestore() {
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void exit.reload();
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
}

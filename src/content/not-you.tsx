import { lazy, Suspense } from 'react';
import { useAppSelector } from '@/state/hooks';

// If its chunk fails to load, the page still has its own links onwards.
const Notice = lazy(() => import('./not-you-notice').catch(() => ({ default: () => <></> })));

/**
 * For every page with personal details: whose they are, and a link for any other user of a shared computer to start again. `always`: also
 * without a known email address.
 */
export function NotYou({ always = false }: { always?: boolean }) {
  const known = useAppSelector((state) => state.profile.email !== '');
  if (!known && !always) return null;
  return (
    <Suspense>
      <Notice />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useAppSelector } from '@/state/hooks';

// Without its chunk the page still has its own ways on.
const Notice = lazy(() => import('./not-you-notice').catch(() => ({ default: () => <></> })));

/**
 * On every page that shows something of a person: whose it is, and a way to start again for anybody else at a shared computer.
 * `always`: also where the email address is not known.
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

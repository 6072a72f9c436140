import { type ComponentType, lazy, Suspense } from 'react';
import { useAppSelector } from '@/state/hooks';

// If its chunk fails to load, the page still has its own links onwards.
const Notice = lazy<ComponentType<{ shown: boolean }>>(() => import('./not-you-notice').catch(() => ({ default: () => null })));

/** Whose details a page has, and a link for another user of a shared computer. `shown`: the page shows the email address itself. */
export function NotYou({ always = false, shown = false }: { always?: boolean; shown?: boolean }) {
  const known = useAppSelector((state) => state.profile.email !== '');
  if (!known && !always) return null;
  return (
    <Suspense>
      <Notice shown={shown} />
    </Suspense>
  );
}

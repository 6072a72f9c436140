import { lazy, Suspense } from 'react';
import { ResetLink } from '@/content/links';
import { useAppSelector } from '@/state/hooks';
import { passkeyPossible } from '@/state/passkey';

const OnlyReset = () => (
  <p>
    <ResetLink />
  </p>
);

// Few users have a passkey, so the others do not load this part. If it fails to load, the other link remains.
const PasskeyOrReset = lazy(() => import('@/journeys/passkey/offers/passkey-or-reset').catch(() => ({ default: OnlyReset })));

export function ForgottenPasswordHelp() {
  if (!useAppSelector(passkeyPossible)) return <OnlyReset />;
  return (
    <Suspense fallback={<OnlyReset />}>
      <PasskeyOrReset />
    </Suspense>
  );
}

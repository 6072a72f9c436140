import { lazy, Suspense } from 'react';
import { ResetLink } from '@/content/reset-link';
import { useAppSelector } from '@/state/hooks';
import { passkeyPossible } from '@/state/passkey';

const OnlyReset = () => (
  <p>
    <ResetLink />
  </p>
);

// Few people have a passkey: the others need not have what these see. Where it is lost, there is the other way.
const PasskeyOrReset = lazy(() => import('@/journeys/passkey/offers/passkey-or-reset').catch(() => ({ default: OnlyReset })));

/** For a person without the password: a new one, or a passkey where that is possible. */
export function ForgottenPasswordHelp() {
  if (!useAppSelector(passkeyPossible)) return <OnlyReset />;
  return (
    <Suspense fallback={<OnlyReset />}>
      <PasskeyOrReset />
    </Suspense>
  );
}

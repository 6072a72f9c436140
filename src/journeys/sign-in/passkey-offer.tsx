import { lazy, Suspense } from 'react';
import { useAppSelector } from '@/state/hooks';
import type { PasskeyStart } from './steps/start-passkey';

// Without its script there is simply no list.
const PasskeyAutofill = lazy(() => import('./passkey-autofill').catch(() => ({ default: () => null })));

/** Passkeys in the autofill list of the email field, where the browser can use one. Most of it comes when it is known that it can. */
export function PasskeyOffer({ start }: { start: PasskeyStart }) {
  const supported = useAppSelector(({ passkey }) => passkey.status === 'supported');
  if (!supported) return null;
  return (
    <Suspense>
      <PasskeyAutofill start={start} />
    </Suspense>
  );
}

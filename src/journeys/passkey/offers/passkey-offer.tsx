import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { PasskeyStart } from '@/journeys/passkey/steps/passkey-start';
import { useAppSelector } from '@/state/hooks';

// Without its script there is simply no list.
const PasskeyAutofill = lazy<ComponentType<{ start: PasskeyStart }>>(() =>
  import('@/journeys/passkey-ceremony/offers/passkey-autofill').catch(() => ({ default: () => null })),
);

/** Where the device holds no passkeys itself the list would be empty: nothing is loaded, and no challenge asked for, for nothing. */
const listPossible = async () =>
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) === true;

/** Passkeys in the autofill list of the email field, where the device may have some. */
export function PasskeyOffer({ start }: { start: PasskeyStart }) {
  const supported = useAppSelector(({ passkey }) => passkey.status === 'supported');
  const [possible, setPossible] = useState(false);
  useEffect(() => {
    if (supported) listPossible().then(setPossible, () => undefined);
  }, [supported]);
  if (!possible) return null;
  return (
    <Suspense>
      <PasskeyAutofill start={start} />
    </Suspense>
  );
}

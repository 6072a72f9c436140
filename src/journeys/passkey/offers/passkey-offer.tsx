import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { PasskeyStart } from '@/journeys/passkey/steps/passkey-start';
import { useAppSelector } from '@/state/hooks';

// If its script fails to load, the field has no autofill list.
const PasskeyAutofill = lazy<ComponentType<{ start: PasskeyStart }>>(() =>
  import('@/journeys/passkey-ceremony/offers/passkey-autofill').catch(() => ({ default: () => null })),
);

/** Devices without a passkey store of their own would show an empty list, so nothing is loaded for them. */
const listPossible = async () =>
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) === true;

/** Offers passkeys in the autofill list of the email field, if the device may have some. */
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

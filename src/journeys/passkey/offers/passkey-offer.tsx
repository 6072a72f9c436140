import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useAppSelector } from '@/state/hooks';
import type { PasskeyPage } from '../steps/passkey-pages';

// If its script fails to load, the field has no autofill list.
const PasskeyAutofill = lazy<ComponentType<{ page: PasskeyPage }>>(() =>
  import('../ceremony/passkey-autofill').catch(() => ({ default: () => null })),
);

/** Devices without a passkey store of their own would show an empty list, so nothing is loaded for them. */
const listPossible = async () =>
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) === true;

/** Offers passkeys in the autofill list of the email field, if the device may have some. */
export function PasskeyOffer({ page }: { page: PasskeyPage }) {
  const supported = useAppSelector(({ passkey }) => passkey.status === 'supported');
  const [possible, setPossible] = useState(false);
  useEffect(() => {
    if (supported) listPossible().then(setPossible, () => undefined);
  }, [supported]);
  return possible ? (
    <Suspense>
      <PasskeyAutofill page={page} />
    </Suspense>
  ) : null;
}

import type { NextStep } from '@/forms/next-step-choice';
import { fromHere } from '@/journeys/passkey/steps/passkey-start';
import { startPasskey } from '@/journeys/passkey/steps/start-passkey';
import { useAppSelector, useStateOnArrival } from '@/state/hooks';

const passkeyWay: NextStep = { value: 'passkey', label: 'Log in with my passkey', step: startPasskey(fromHere) };

/** Among the ways on of a page, where a passkey is possible. Whether the browser can use one may become known after the page is shown. */
export function usePasskeyWay(): readonly NextStep[] {
  const enabled = useStateOnArrival((state) => state.journey.fido2Enabled);
  const supported = useAppSelector((state) => state.passkey.status === 'supported');
  return enabled && supported ? [passkeyWay] : [];
}

import type { NextStep } from '@/forms/next-step-choice';
import { startPasskey } from '@/journeys/passkey/steps/start-passkey';
import { useAppSelector } from '@/state/hooks';
import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { fromHere } from './from-here';

const passkeyWay: NextStep = { value: 'passkey', label: 'Log in with my passkey', step: startPasskey(fromHere) };

/** Among the ways on of a page, where a passkey is possible. Whether the browser can use one may become known after the page is shown. */
export function usePasskeyWay(): readonly NextStep[] {
  const enabled = useStateOnArrival((state) => state.journey.fido2Enabled);
  const supported = useAppSelector((state) => state.passkey.status === 'supported');
  return enabled && supported ? [passkeyWay] : [];
}

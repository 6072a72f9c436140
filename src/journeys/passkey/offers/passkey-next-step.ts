import type { NextStep } from '@/forms/next-step-choice';
import { startPasskey } from '@/journeys/passkey/steps/start-passkey';
import { useAppSelector } from '@/state/hooks';
import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { fromHere } from './from-here';

const passkeyNextStep: NextStep = { value: 'passkey', label: 'Log in with my passkey', step: startPasskey(fromHere) };

/** Adds a passkey to the next steps of a page, if a passkey is possible. The check of the browser may finish after the page mounts. */
export function usePasskeyNextStep(): readonly NextStep[] {
  const enabled = useStateOnArrival((state) => state.journey.fido2Enabled);
  const supported = useAppSelector((state) => state.passkey.status === 'supported');
  return enabled && supported ? [passkeyNextStep] : [];
}

import { StepButton } from '@/content/step-button';
import { startPasskey } from '@/journeys/passkey/steps/start-passkey';
import { useAppSelector } from '@/state/hooks';
import { passkeyPossible } from '@/state/passkey';
import { fromHere } from './from-here';

/** Offers a passkey, which a lock on security codes does not affect. */
export const PasskeyInstead = () =>
  useAppSelector(passkeyPossible) ? <StepButton step={startPasskey(fromHere)}>Log in with your passkey instead</StepButton> : null;

import { StepButton } from '@/content/step-button';
import { fromHere } from '@/journeys/passkey/steps/passkey-start';
import { startPasskey } from '@/journeys/passkey/steps/start-passkey';
import { useAppSelector } from '@/state/hooks';
import { passkeyPossible } from '@/state/passkey';

/** In the list of what else is possible for a person who cannot have a code. */
export const PasskeyFallback = () =>
  useAppSelector(passkeyPossible) ? (
    <li>
      <StepButton step={startPasskey(fromHere)} plain>
        Log in with your passkey
      </StepButton>
    </li>
  ) : null;

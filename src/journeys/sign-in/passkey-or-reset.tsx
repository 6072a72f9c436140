import { Details } from '@/content/details';
import { StepButton } from '@/content/step-button';
import { ResetLink } from './reset-link';
import { fromHere } from '@/journeys/passkey/steps/passkey-start';
import { startPasskey } from '@/journeys/passkey/steps/start-passkey';

/** For a person without the password who can use a passkey. */
export default function PasskeyOrReset() {
  return (
    <Details summary="I cannot remember my password">
      <ul className="nhsuk-list">
        <li>
          <StepButton step={startPasskey(fromHere)} plain>
            Log in with your passkey
          </StepButton>
        </li>
        <li>
          <ResetLink />
        </li>
      </ul>
    </Details>
  );
}

import { StepButton } from '@/content/step-button';
import { startPasskey } from '../steps/start-passkey';
import { fromHere } from './from-here';

/** A link that starts a passkey from a page with other links onwards. If the passkey fails, the user stays on the page. */
export const PasskeyLink = () => (
  <StepButton step={startPasskey(fromHere)} plain>
    Log in with your passkey
  </StepButton>
);

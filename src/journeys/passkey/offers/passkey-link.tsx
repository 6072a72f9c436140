import { StepButton } from '@/content/step-button';
import { startPasskey } from '../steps/start-passkey';
import { fromHere } from './from-here';

/** Asks for a passkey from a page with other ways on: where it is not used, the person stays there. */
export const PasskeyLink = () => (
  <StepButton step={startPasskey(fromHere)} plain>
    Log in with your passkey
  </StepButton>
);

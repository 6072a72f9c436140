import { Details } from '@/content/details';
import { ResetLink } from '@/content/links';
import { StepButton } from '@/content/step-button';
import { Verbatim } from '@/content/verbatim';
import type { NextStep } from '@/forms/next-step-choice';
import { invalid } from '@/outcome/outcome';
import { paths } from '@/paths';
import { useAppSelector, useStateOnArrival } from '@/state/hooks';
import { type Known, passkeyPossible } from '@/state/passkey';
import type { PasskeyPage } from '../steps/passkey-pages';
import { startPasskey } from '../steps/start-passkey';

/** For a page with other links onwards. If the passkey is cancelled, times out or is rejected, the user stays on the page. */
export const fromHere: PasskeyPage = { failed: invalid('', 'PASSKEY_NOT_USED'), passwordRoute: paths.logInPassword };

/** Offers a passkey, which a lock on security codes does not affect. */
export const PasskeyInstead = () =>
  useAppSelector(passkeyPossible) ? <StepButton step={startPasskey(fromHere)}>Log in with your passkey instead</StepButton> : null;

// 'internal' is the own store of a phone or computer. No browser reveals of which one. Without transports, it is not known.
const mayBeHere = (state: Known) =>
  passkeyPossible(state) && state.passkey.allowCredentials.some(({ transports }) => !transports?.length || transports.includes('internal'));

/** Offers a passkey before a reset, and names its account, because the field may contain another. */
export function PasskeyBeforeReset({ email }: { email: string }) {
  if (!useAppSelector(mayBeHere)) return null;
  return (
    <>
      <p>
        If you have a passkey for <Verbatim strong>{email}</Verbatim> on this device, you can log in without your password.
      </p>
      <StepButton step={startPasskey(fromHere)} secondary>
        Log in with your passkey instead
      </StepButton>
    </>
  );
}

const PasskeyItem = () => (
  <li>
    <StepButton step={startPasskey(fromHere)} plain>
      Log in with your passkey
    </StepButton>
  </li>
);

export const PasskeyFallback = () => useAppSelector(passkeyPossible) && <PasskeyItem />;

export const PasskeyOrReset = () => (
  <Details summary="I cannot remember my password">
    <ul className="nhsuk-list">
      <PasskeyItem />
      <li>
        <ResetLink />
      </li>
    </ul>
  </Details>
);

const passkeyNextStep: NextStep = { value: 'passkey', label: 'Log in with my passkey', step: startPasskey(fromHere) };

/** Adds a passkey to the next steps of a page, if a passkey is possible. The check of the browser may finish after the page mounts. */
export function usePasskeyNextStep(): readonly NextStep[] {
  const enabled = useStateOnArrival((state) => state.journey.fido2Enabled);
  const supported = useAppSelector((state) => state.passkey.status === 'supported');
  return enabled && supported ? [passkeyNextStep] : [];
}

import { checkPasskeyStatus } from '@/api/login';
import { fromPasskeyEnterEmail, startPasskey } from '@/journeys/sign-in/steps/start-passkey';
import { emailRefused, type ErrorRow } from '@/outcome/errors';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { passkeySupported } from '@/session/passkey-support';
import { emailEntered, passkeysChecked } from '@/state/events';
import { passkeyPossible } from '@/state/passkey';
import type { EmailForm } from '@/forms/email-form';

export const passkeyStatusErrors: readonly ErrorRow[] = [emailRefused];

/** Logs in with a passkey of the address. Where that is not possible it says no more than that it did not work. */
export const submitPasskeyEmail = step<EmailForm>(
  'passkey-status',
  { errors: passkeyStatusErrors, fallback: paths.passkeyUserLoginFailed },
  async ({ email }, { dispatch, getState }) => {
    dispatch(emailEntered(email));
    if (!(await passkeySupported())) return fromPasskeyEnterEmail.failed;
    dispatch(passkeysChecked(await checkPasskeyStatus(email)));
    return passkeyPossible(getState()) ? dispatch(startPasskey(fromPasskeyEnterEmail)()) : fromPasskeyEnterEmail.failed;
  },
);

import { checkPasskeyStatus } from '@/api/login';
import type { EmailForm } from '@/forms/rules';
import { emailRefused } from '@/outcome/common-errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { passkeySupported } from '@/session/browser';
import { passkeysChecked } from '@/state/events';
import { rememberEmail } from '@/state/store';
import type { PasskeyPage } from './passkey-pages';
import { startPasskey } from './start-passkey';

export const fromPasskeyEnterEmail: PasskeyPage = { failed: goTo(paths.passkeyEnterEmailLoginFailed), passwordRoute: paths.login };

/** Logs in with a passkey of the email address. If that is not possible, the error does not show the reason. */
export const submitPasskeyEmail = step(
  'passkey-status',
  { errors: [emailRefused], fallback: paths.passkeyUserLoginFailed },
  async ({ email }: EmailForm, { dispatch, signal }) => {
    dispatch(rememberEmail(email));
    if (!(await passkeySupported())) return fromPasskeyEnterEmail.failed;
    const answer = await checkPasskeyStatus(email);
    if (signal.aborted) return undefined;
    dispatch(passkeysChecked(answer));
    return answer.passkeys_enabled ? dispatch(startPasskey(fromPasskeyEnterEmail)()) : fromPasskeyEnterEmail.failed;
  },
);

import { rowFor } from '@/api/error-match';
import { ApiError } from '@/api/http';
import { checkPasskeyStatus } from '@/api/login';
import { emailRefused, sessionRows } from '@/outcome/errors';
import { reportFailure } from '@/outcome/step';
import { passkeySupported } from '@/session/passkey-support';
import { passkeysChecked } from '@/state/events';
import type { Thunk } from '@/state/store';

/**
 * Whether the person of the stored address may use a passkey; not asked where the browser cannot. Throws ApiError only for what an
 * answer says of the session: whatever else goes wrong, there is a password.
 */
export const checkPasskeys = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  if (!(await passkeySupported())) return;
  const { email } = getState().profile;
  try {
    const answer = await checkPasskeyStatus(email);
    // They may have given another address meanwhile.
    if (getState().profile.email === email) dispatch(passkeysChecked(answer));
  } catch (error) {
    if (!(error instanceof ApiError) || rowFor(error, sessionRows)) throw error;
    reportFailure(error, [emailRefused]);
  }
};

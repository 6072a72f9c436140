import { rowFor } from '@/api/error-match';
import { ApiError } from '@/api/http';
import { checkPasskeyStatus } from '@/api/login';
import { emailRefused, sessionRows } from '@/outcome/errors';
import { reportFailure } from '@/outcome/step';
import { passkeySupported } from '@/session/passkey-support';
import { passkeysChecked } from '@/state/events';
import type { Thunk } from '@/state/store';

/**
 * Whether the user of an address may use a passkey. Not asked if the browser does not support them. Throws ApiError only for what an answer
 * says of the session: after any other failure, the user has a password.
 */
export const checkPasskeys =
  (email: string): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!(await passkeySupported())) return;
    try {
      const answer = await checkPasskeyStatus(email);
      // The user may have entered another address meanwhile.
      if (getState().profile.email === email) dispatch(passkeysChecked(answer));
    } catch (error) {
      if (!(error instanceof ApiError) || rowFor(error, sessionRows)) throw error;
      reportFailure(error, [emailRefused]);
    }
  };

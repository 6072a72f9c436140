import { ApiError, rowFor } from '@/api/api-error';
import { checkPasskeyStatus } from '@/api/login';
import { emailRefused, sessionRows } from '@/outcome/common-errors';
import { reportFailure } from '@/outcome/step';
import { passkeySupported } from '@/session/browser';
import { passkeysChecked } from '@/state/events';
import type { Thunk } from '@/state/store';

/** Whether a user may use a passkey. Throws ApiError only for answers about the session: after others the user has a password. */
export const checkPasskeys =
  (email: string): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!(await passkeySupported())) return;
    try {
      const answer = await checkPasskeyStatus(email);
      // The user may have entered another address in the meantime.
      if (getState().profile.email === email) dispatch(passkeysChecked(answer));
    } catch (error) {
      if (!(error instanceof ApiError) || rowFor(error, sessionRows)) throw error;
      reportFailure(error, [emailRefused]);
    }
  };

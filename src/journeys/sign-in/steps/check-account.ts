import { checkAccountStatus } from '@/api/login';
import { ACCOUNT_CHECK_MIN_MS } from '@/constants';
import { atLeast } from '@/outcome/at-least';
import type { ErrorRow } from '@/outcome/errors';
import { correctedAt, goTo, invalid, type Outcome } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { registrationAllowed } from '@/state/client';
import { accountChecked, emailEntered } from '@/state/events';
import type { Thunk } from '@/state/store';
import type { EmailForm } from '../enter-email.form';

/** Spec 1, section 5: the server may refuse what our own rule for an email address let pass. */
export const accountErrors: readonly ErrorRow[] = [{ message: 'Invalid email address', outcome: invalid('email', 'EMAIL_FORMAT') }];

/** Spec 1, section 4, "Account status after the email is checked". A status that is not here is an error. */
const afterStatus = new Map<string, string>([
  ['NOT_FOUND', paths.register.createAccount],
  ['CONFIRMED', paths.logInPassword],
  ['RESET_REQUIRED', paths.logInPassword],
  ['UNCONFIRMED', paths.register.checkEmail],
]);

const checkAccount = step(
  'account-status',
  { errors: accountErrors, retryAt: paths.checkAccountStatus },
  async (_none, { dispatch, getState }) => {
    const answer = await atLeast(ACCOUNT_CHECK_MIN_MS, checkAccountStatus(getState().profile.email));
    dispatch(accountChecked(answer));
    if (answer.status === 'NOT_FOUND' && !registrationAllowed(getState())) return goTo(paths.notRegistered);
    return goTo(afterStatus.get(answer.status) ?? paths.error);
  },
);

/** The entry screen: remembers the address, then asks the login API what is known of it. */
export const submitEmail =
  ({ email }: EmailForm): Thunk<Promise<Outcome>> =>
  (dispatch) => {
    dispatch(emailEntered(email));
    return dispatch(checkAccount());
  };

/** The same check after a renewed session or the firewall's page, with the address that is stored. */
export const retryAccountCheck = (): Thunk<Promise<Outcome>> => async (dispatch, getState) =>
  getState().profile.email ? correctedAt(paths.enterEmail, await dispatch(checkAccount())) : goTo(paths.enterEmail);

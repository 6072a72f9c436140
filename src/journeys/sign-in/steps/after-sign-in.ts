import type { SignIn } from '@/api/login';
import { goTo, handOver, type Outcome } from '@/outcome/outcome';
import { turnTo } from '@/outcome/turn';
import { paths } from '@/paths';
import { keepRememberedDevice } from '@/session/remembered-device';
import { signedIn } from '@/state/events';
import type { Thunk } from '@/state/store';
import { textSecurityCode } from './send-security-code';

/** Spec 1, section 4, "Sign-in": how a person proves their phone. None that is possible is an error. */
const proveThePhone = ({ mobile, landline }: SignIn['authentication_methods']): Thunk<Promise<Outcome>> => {
  if (mobile && landline) return turnTo(paths.chooseAuthenticationMethod)();
  if (landline) return turnTo(paths.getCallLandline)();
  return mobile ? textSecurityCode() : turnTo(paths.error)();
};

/** Spec 1, section 4: where a right password leads, by authentication state. A state that is not here is an error. */
export const afterSignIn =
  (answer: SignIn): Thunk<Promise<Outcome>> =>
  async (dispatch) => {
    dispatch(signedIn(answer));
    keepRememberedDevice(answer.rmd_token);
    switch (answer.authentication_state) {
      case 'VERIFIED':
        return dispatch(proveThePhone(answer.authentication_methods));
      case 'AUTHENTICATED':
        return handOver(answer.redirect_uri ?? '', 'completedElsewhere');
      case 'UNREGISTERED':
        return goTo(paths.register.enterMobile);
      case 'RESET_PASSWORD':
        return goTo(paths.restoreMessage);
      default:
        return goTo(paths.error);
    }
  };

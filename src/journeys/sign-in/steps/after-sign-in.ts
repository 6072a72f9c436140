import type { SignIn } from '@/api/login';
import { textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { leadsTo, stepTo } from '@/outcome/leads-to';
import { goTo, leaveAndEndSession } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { keepRememberedDevice } from '@/session/remembered-device';
import { signedIn } from '@/state/events';

/** Spec 1, section 4, "Sign-in": how a person proves their phone. None that is possible is an error. */
const proofs = {
  either: stepTo(paths.chooseAuthenticationMethod),
  landline: stepTo(paths.getCallLandline),
  mobile: textSecurityCode,
  none: stepTo(paths.error),
};
const proofOf = ({ mobile, landline }: SignIn['authentication_methods']): Step => {
  if (mobile && landline) return proofs.either;
  if (landline) return proofs.landline;
  return mobile ? proofs.mobile : proofs.none;
};

/** Spec 1, section 4: where a right password leads, by authentication state. A state that is not here is an error. */
export const afterSignIn = leadsTo<SignIn>(
  [...Object.values(proofs), '‹client service›', paths.register.enterMobile, paths.restoreMessage, paths.error],
  (answer) => async (dispatch) => {
    dispatch(signedIn(answer));
    keepRememberedDevice(answer.rmd_token);
    switch (answer.authentication_state) {
      case 'VERIFIED':
        return dispatch(proofOf(answer.authentication_methods)());
      case 'AUTHENTICATED':
        return leaveAndEndSession(answer.redirect_uri ?? '', 'completedElsewhere');
      case 'UNREGISTERED':
        return goTo(paths.register.enterMobile);
      case 'RESET_PASSWORD':
        return goTo(paths.restoreMessage);
      default:
        return goTo(paths.error);
    }
  },
);

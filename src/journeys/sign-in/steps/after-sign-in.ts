import type { SignIn } from '@/api/login';
import { textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { goTo, leaveAndEndSession } from '@/outcome/outcome';
import { type Step, stepTo } from '@/outcome/step';
import { paths } from '@/paths';
import { storeRememberedDevice } from '@/session/user-cookies';
import { signedIn } from '@/state/events';

/** Spec 1, section 4, "Sign-in": how the user proves their phone. Without a phone it goes to the error page. */
function proofOf({ mobile, landline }: SignIn['authentication_methods']): Step {
  if (mobile) return landline ? stepTo(paths.chooseAuthenticationMethod) : textSecurityCode;
  return stepTo(landline ? paths.getCallLandline : paths.error);
}

/** Spec 1, section 4: the page after a correct password, by authentication state. Any other state is an error. */
export const afterSignIn: Step<SignIn> = (answer) => async (dispatch) => {
  dispatch(signedIn(answer));
  storeRememberedDevice(answer.rmd_token);
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
};

import type { SignIn } from '@/api/login';
import { accountChecked, securityCodeSent, signedIn } from '@/state/events';

/** The event of an account check: the account has this status, and nothing else follows. */
export const accountFound = (status = 'CONFIRMED') =>
  accountChecked({
    status,
    uplift_required: false,
    allow_p5_before_p9: false,
    landline_registration_enabled: false,
    auth_options: { authentication_options: { allowCredentials: [] } },
  });

/** The event after a correct password: a security code is due. */
export const codeDue = signedIn({ authentication_state: 'VERIFIED' } as SignIn);

/** The event of a security code sent now, to a number that the server does not return. */
export const codeSent = () => securityCodeSent({ phone_number: null, landline_number: null });

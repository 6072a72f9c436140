import type { SignIn } from '@/api/login';
import { securityCodeSent, signedIn } from '@/state/events';

/** The event after a correct password: a security code is due. */
export const codeDue = signedIn({ authentication_state: 'VERIFIED' } as SignIn);

/** The event of a security code sent now, to a number that the server does not return. */
export const codeSent = () => securityCodeSent({ phone_number: null, landline_number: null });

import type { SignIn } from '@/api/login';
import { securityCodeSent, signedIn } from '@/state/events';

/** The event of a password that was right: a security code is due. */
export const codeDue = signedIn({ authentication_state: 'VERIFIED' } as SignIn);

/** The event of a security code that was sent at this moment, to a number that the server has not told. */
export const codeSent = () => securityCodeSent({ phone_number: null, landline_number: null });

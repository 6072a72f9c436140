import type { AccountStatus, SignIn } from '@/api/login';
import type { Arrival } from '@/session/arrival';
import type { RoundTrip } from '@/session/round-trips';
import { accountChecked, arrived, securityCodeSent, signedIn } from '@/state/events';

/** The event of an account check: a confirmed account, and nothing else that is not `found`. */
export const accountFound = (found: Partial<AccountStatus> = {}) =>
  accountChecked({
    status: 'CONFIRMED',
    uplift_required: false,
    allow_p5_before_p9: false,
    landline_registration_enabled: false,
    auth_options: { authentication_options: { allowCredentials: [] } },
    ...found,
  });

/** The event after a correct password: a security code is due. */
export const codeDue = signedIn({ authentication_state: 'VERIFIED' } as SignIn);

/** The event of a security code sent now, to a number that the server does not return. */
export const codeSent = () => securityCodeSent({ phone_number: null, landline_number: null });

/** The arrival of a document, by default without a session and without a request. */
export const arrival = (given: Partial<Arrival> = {}) =>
  arrived({
    emailedQuery: '',
    roundTrips: [],
    kindsInAddress: [],
    isRequest: false,
    loggedIn: false,
    fromCookie: {},
    fromAddress: {},
    ...given,
  });

/** The arrival of a document to which the browser has returned from a redirect round trip. */
export const arrivalAfterRedirect = (roundTrip: RoundTrip) => arrival({ roundTrips: [roundTrip], returnedFrom: roundTrip });

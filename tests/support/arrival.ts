import type { Arrival } from '@/session/arrival';
import type { RoundTrip } from '@/session/round-trips';
import { arrived } from '@/state/events';

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

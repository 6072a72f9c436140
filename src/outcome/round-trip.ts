import { config } from '@/config';
import { type RoundTrip, type RoundTripKind, storeRoundTrip } from '@/session/round-trips';
import { roundTripStarted } from '@/state/events';
import type { Thunk } from '@/state/store';
import type { CallName } from './call-name';
import { leaveFor, type Outcome, type RedirectRoundTrip } from './outcome';

/** The URL of each kind of round trip, with the address to return to. */
const urlOf: Readonly<Record<RoundTripKind, (back: string) => string>> = {
  renewal: (back) => `${config.authApiUrl}/auth-init?${new URLSearchParams({ 'return-uri': back })}`,
  firewall: (back) => `${config.loginApiUrl}/waf-token?${new URLSearchParams({ redirectUri: back })}`,
};

/** The firewall's page returns to the current page. A renewed session helps only if the call can be repeated. */
const returnPathOf = (by: RoundTripKind, retryAt: string | undefined) => retryAt ?? (by === 'firewall' ? location.pathname : undefined);

/**
 * Starts a redirect round trip, at most once per call until the call succeeds. If storage is blocked, the return address contains the kind
 * of round trip, which prevents a redirect loop.
 */
export const startRoundTrip =
  (call: CallName, { by, otherwise }: RedirectRoundTrip, retryAt?: string): Thunk<Outcome> =>
  (dispatch, getState) => {
    const back = returnPathOf(by, retryAt);
    const { roundTrips, kindsInAddress } = getState().journey;
    const roundTrip: RoundTrip = `${call}:${by}`;
    if (!back || roundTrips.includes(roundTrip) || kindsInAddress.includes(by)) return otherwise;
    dispatch(roundTripStarted(roundTrip));
    const marker = storeRoundTrip(roundTrip, back, roundTrips) ? '' : `?detour=${[...kindsInAddress, by].join()}`;
    return leaveFor(urlOf[by](location.origin + back + marker));
  };

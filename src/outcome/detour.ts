import { config } from '@/config';
import { paths } from '@/paths';
import type { Detour, DetourKind } from '@/session/detour-marker';
import { detourTaken } from '@/state/events';
import type { Thunk } from '@/state/store';
import { goTo, leaveFor, type Outcome } from './outcome';

/** More calls than any page has under way. */
const MOST = 6;

/** The address that the browser comes back to, marked with the calls that were sent round and have not succeeded since, newest last. */
const markedAddress = (path: string, detours: readonly string[]) =>
  `${location.origin}${path}?detour=${encodeURIComponent(detours.slice(-MOST).join())}`;

/** Where the browser goes by each detour, with the address that it comes back to. */
const away: Readonly<Record<DetourKind, (back: string) => string>> = {
  renewal: (back) => `${config.authApiUrl}/auth-init?${new URLSearchParams({ 'return-uri': back })}`,
  firewall: (back) => `${config.loginApiUrl}/waf-token?${new URLSearchParams({ redirectUri: back })}`,
};

/**
 * A detour that leaves the app may be taken once per call; its memory ends when the call succeeds. The address that the browser comes
 * back to carries it: where nothing can be stored, nothing else would stop a loop.
 */
const onceOnly = (call: string, kind: DetourKind, backTo: string, otherwise: Thunk<Outcome>): Thunk<Outcome> => {
  const detour: Detour = `${call}:${kind}`;
  return (dispatch, getState) => {
    if (getState().journey.detours.includes(detour)) return dispatch(otherwise);
    dispatch(detourTaken(detour));
    return leaveFor(away[kind](markedAddress(backTo, getState().journey.detours)));
  };
};

/** Has the session renewed by the auth API, once per call; a call without a way back, and the second time, ends as `timedOut` says. */
export const renewal = (call: string, timedOut: Thunk<Outcome>, backTo?: string): Thunk<Outcome> =>
  backTo ? onceOnly(call, 'renewal', backTo, timedOut) : timedOut;

/** To the firewall's page, once per call, and back to this page when the call has no other way back; the second time is an error. */
export const firewall = (call: string, backTo = location.pathname): Thunk<Outcome> =>
  onceOnly(call, 'firewall', backTo, () => goTo(paths.error));

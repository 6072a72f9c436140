import { config } from '@/config';
import type { DetourKind } from '@/session/detour-marker';
import { detourTaken } from '@/state/events';
import type { Thunk } from '@/state/store';
import type { CallName } from './call-name';
import { type Detour, leaveFor, type Outcome } from './outcome';

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

/** The firewall's page sends the person back to the page that is open; a renewed session is of use only where the call can be repeated. */
const addressOfReturn = (by: DetourKind, retryAt: string | undefined) => retryAt ?? (by === 'firewall' ? location.pathname : undefined);

/**
 * A detour that leaves the app may be taken once per call; its memory ends when the call succeeds. The address that the browser comes
 * back to carries it: where nothing can be stored, nothing else would stop a loop.
 */
export const takeDetour =
  (call: CallName, { by, otherwise }: Detour, retryAt?: string): Thunk<Outcome> =>
  (dispatch, getState) => {
    const back = addressOfReturn(by, retryAt);
    if (!back || getState().journey.detours.includes(`${call}:${by}`)) return otherwise;
    dispatch(detourTaken(`${call}:${by}`));
    return leaveFor(away[by](markedAddress(back, getState().journey.detours)));
  };

import { config } from '@/config';
import type { DetourKind } from '@/session/detours';
import { rememberDetour } from '@/session/taken-detours';
import { detourTaken } from '@/state/events';
import type { Thunk } from '@/state/store';
import type { CallName } from './call-name';
import { type Detour, leaveFor, type Outcome } from './outcome';

/** Where the browser goes by each detour, with the address that it comes back to. */
const away: Readonly<Record<DetourKind, (back: string) => string>> = {
  renewal: (back) => `${config.authApiUrl}/auth-init?${new URLSearchParams({ 'return-uri': back })}`,
  firewall: (back) => `${config.loginApiUrl}/waf-token?${new URLSearchParams({ redirectUri: back })}`,
};

/** The firewall's page sends the person back to the page that is open; a renewed session is of use only where the call can be repeated. */
const addressOfReturn = (by: DetourKind, retryAt: string | undefined) => retryAt ?? (by === 'firewall' ? location.pathname : undefined);

/**
 * A detour that leaves the app may be taken once per call; its memory ends when the call succeeds. Where storage is blocked, the address
 * that the browser comes back to names the kind of detour: nothing else would stop a loop.
 */
export const takeDetour =
  (call: CallName, { by, otherwise }: Detour, retryAt?: string): Thunk<Outcome> =>
  (dispatch, getState) => {
    const back = addressOfReturn(by, retryAt);
    const { detours, kindsInAddress } = getState().journey;
    if (!back || detours.includes(`${call}:${by}`) || kindsInAddress.includes(by)) return otherwise;
    dispatch(detourTaken(`${call}:${by}`));
    const marker = rememberDetour(`${call}:${by}`, back) ? '' : `?detour=${[...kindsInAddress, by].join()}`;
    return leaveFor(away[by](location.origin + back + marker));
  };

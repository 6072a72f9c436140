import type { WayOn } from '@/forms/ways-on';
import { fromHere, startPasskey } from '@/journeys/sign-in/steps/start-passkey';

/** Among the ways on of a page, where a passkey is possible. */
export const passkeyWay: WayOn = { value: 'passkey', label: 'Log in with my passkey', step: startPasskey(fromHere) };

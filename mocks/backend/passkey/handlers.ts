import type { Responders } from '../http/endpoint';
import { passkeyOptions, verifyPasskey } from './passkey-login';

/** The passkey API: what a browser is to sign, and whether it has. */
export const passkeyHandlers = { 'passkey-options': passkeyOptions, 'passkey-verify': verifyPasskey } satisfies Partial<Responders>;

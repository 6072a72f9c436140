import type { Responders } from '../http/endpoint';
import { passkeyOptions, verifyPasskey } from './passkey-login';

/** The passkey API: challenges to sign, and their verification. */
export const passkeyHandlers = { 'passkey-options': passkeyOptions, 'passkey-verify': verifyPasskey } satisfies Partial<Responders>;

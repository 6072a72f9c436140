import { calls } from '../http/calls';
import { endpoint } from '../http/endpoint';
import { passkeyOptions, verifyPasskey } from './passkey-login';

/** The passkey API: what a browser is to sign, and whether it has. */
export const passkeyHandlers = [endpoint(calls['passkey-options'], passkeyOptions), endpoint(calls['passkey-verify'], verifyPasskey)];

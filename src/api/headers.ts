import { identityToken } from '@/session/identity-token';
import { documentSession } from '@/session/sign-in';

/** Omits a header without a value, because gateways reject an empty one. */
const header = (name: string, value: string | undefined): Record<string, string> => (value ? { [name]: value } : {});

/** The identity token, for the auth, account and proofing APIs. */
export const tokenHeader = () => header('authorization', identityToken());

/** The session id, for the login and passkey APIs. */
export const sessionHeader = () => header('session_id', documentSession());

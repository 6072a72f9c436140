/** Faults of a code's tokens, for the tests of a client. `POST /mock/token-fault` and `mock_fault` accept their ids. */
export const tokenFaults = {
  'wrong-issuer': 'the ID token is of another issuer',
  'wrong-audience': 'the ID token is for another client',
  'wrong-algorithm': 'the ID token is signed with RS256',
  'wrong-signature': 'the signature of the ID token belongs to something else',
  'unknown-key': 'the ID token is signed with a key that is not published',
  'key-rotated': 'the ID token is signed with a new key, published from then on',
  'wrong-nonce': 'the ID token has the nonce of another request',
  'wrong-vot': 'the ID token has a vector of trust that was not asked for',
  expired: 'the ID token has expired an hour ago',
  'not-yet-valid': 'the ID token is valid in an hour',
  'token-500': 'the token endpoint answers 500',
  'token-slow': 'the token endpoint answers after 5 seconds',
} as const;

export type TokenFault = keyof typeof tokenFaults;

/** Whether an external id names a fault. */
export const isTokenFault = (id: unknown): id is TokenFault => typeof id === 'string' && Object.hasOwn(tokenFaults, id);

/** The subject, audience and expiry of a token, code or ticket. */
interface Grant {
  accountId: string;
  clientId: string;
  until: number;
}

/** A login: its credentials (RFC 8485) and its time. */
export interface Login {
  credentials: 'Cp.Cd' | 'Cm';
  at: number;
}

export interface SignedIn extends Grant {
  login: Login;
}

/** The scopes that a client was granted, and the vector of trust. */
export interface Access extends SignedIn {
  scope: string[];
  vot: string;
}

/** An authorization code: its grant, and the request to which it is bound (RFC 6749, section 4.1; RFC 7636). */
export interface Authorization extends Access {
  redirectUri: string;
  nonce: string;
  challenge: string;
  /** The requested vectors, and the fault of this code's tokens. */
  vtr: string[];
  fault: string;
  used: boolean;
  /** The tokens that the code was exchanged for, which are revoked if the code is reused. */
  tokens: string[];
}

/** Claims by name. Null omits one. */
export type Claims = Record<string, unknown>;

export interface ClaimOverrides {
  id_token: Claims;
  userinfo: Claims;
}

/** The example service's result for its code: tokens' claims and the userinfo answer, or the reason for its refusal. */
export interface Exchange {
  idToken?: Claims;
  userinfo?: Claims;
  scope?: string;
  refused?: string;
}

/** The subject, audience and expiry of a token, code or ticket. */
interface Grant {
  accountId: string;
  clientId: string;
  until: number;
}

/** How somebody has logged in: with which credentials (RFC 8485), and when. */
export interface Login {
  credentials: 'Cp.Cd' | 'Cm';
  at: number;
}

/** The same for somebody who has logged in. */
export interface SignedIn extends Grant {
  login: Login;
}

/** The scopes that a client may read of somebody, and the vector of trust. */
export interface Access extends SignedIn {
  scope: string[];
  vot: string;
}

/** An authorization code: what it stands for, and to what it is bound (RFC 6749, section 4.1; RFC 7636). */
export interface Authorization extends Access {
  redirectUri: string;
  nonce: string;
  challenge: string;
  /** The vectors that were asked for, and the fault that the tokens of this code have. */
  vtr: string[];
  fault: string;
  used: boolean;
  /** The tokens that it was exchanged for: they end when it is used again. */
  tokens: string[];
}

/** Claims by name; null leaves one out. */
export type Claims = Record<string, unknown>;

export interface ClaimOverrides {
  id_token: Claims;
  userinfo: Claims;
}

/** The example service's result for its code: tokens' claims and the userinfo answer, or why it refused them. */
export interface Exchange {
  idToken?: Claims;
  userinfo?: Claims;
  scope?: string;
  refused?: string;
}

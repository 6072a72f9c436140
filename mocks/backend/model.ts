import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Details } from '../people/health-records';
import type { Traits } from '../people/personas';
import type { Clock } from './clock';
import type { Override } from './http/scenario';
import type { Access, Authorization, ClaimOverrides, Exchange, SignedIn } from './provider/grants';

/** The state of the server for one visitor. Every time in it is milliseconds since 1970 on its own clock. */
export interface World {
  clock: Clock;
  accounts: Account[];
  sessions: Map<string, Session>;
  identityTokens: Map<string, SignedIn>;
  authorizationCodes: Map<string, Authorization>;
  accessTokens: Map<string, Access>;
  refreshTokens: Map<string, Access>;
  /** By the `jti` of a client's ID token, with which that client can assert the login to another client. */
  clientLogins: Map<string, SignedIn>;
  /** The login that the provider remembers for this browser's next client. */
  singleSignOn?: SignedIn;
  /** The fault of this world's next tokens, and the claims that replace the user's own. */
  tokenFault: string;
  claimOverrides: ClaimOverrides;
  /** Single-use tickets of /api/auth/complete, where a remembered device and a passkey skip the security code. */
  tickets: Map<string, SignedIn>;
  challenges: Map<ChallengeKey, Challenge>;
  addressTallies: Map<TallyKey, Tally>;
  inbox: Message[];
  calls: LoggedCall[];
  overrides: Override[];
  /** Cancels each call that would never get an answer. */
  hanging: Set<() => void>;
  banners: { app: Banner; alerts: Banner };
  /** The state that the example service sent, to compare with the returned one. */
  stateSent: string;
  /** The id of the persona of the browser's newest journey, whose details the dock types. */
  persona: string;
  /** The example service's exchange of each code, so that a reload does not reuse the code. */
  exchanges: Map<string, Promise<Exchange>>;
}

/** One request, with everything that handlers read from it. */
export interface Visit {
  world: World;
  request: Request;
  url: URL;
  cookies: Record<string, string>;
  body: Record<string, unknown>;
}

export interface Session {
  id: string;
  oidc: Record<string, unknown>;
  renewedAt: number;
  /** The address of the newest account check, whose passkeys may log in. */
  email?: string;
  /** Set by a right password or emailed code, and required to ask for a security code. */
  accountId?: string;
  /** `proves`: the new number that received the code, when a number is being changed. */
  code?: { digits: string; method: OtpMethod; sentAt: number; proves?: NumberChange };
  /** The number that replaces the account's own after a code sent to it is entered. */
  changeTo?: NumberChange;
  /** The address whose reset link waits for the bot check. */
  resetAskedFor?: string;
}

export interface Account extends Traits {
  id: string;
  email: string;
  password: string;
  rememberedDevices: { token: string; until: number }[];
  passwordTries: Tally;
  codeTries: Tally;
  codeRequests: Tally;
  passkeys: Passkey[];
  passkeyTries: Tally;
  reset?: { code: string; until: number };
  resetTries: Tally;
  usedResetCodes: string[];
  emailCode?: { digits: string; sentAt: number };
  /** The phone number of a new account whose first code has not been entered. */
  numberUnproven?: boolean;
  phoneChange?: PendingChange;
  matchTries: Tally;
  /** Details that matched no record, saved for the identity proofing service. */
  failureData?: Details;
  /** The number of a record that belongs to another account. */
  duplicateFound?: string;
  remindersSentAt: number[];
  /** The details with which this account replaces older ones. */
  migration?: Details;
  agreedWith: string[];
  /** The metadata that clients store about this user, by client id. */
  clientMetadata: Record<string, string>;
}

export type OtpMethod = 'mobile' | 'landline';

export interface NumberChange {
  method: OtpMethod;
  number: string;
}

/** A change that is delayed, so that the account's owner can stop it. */
interface PendingChange extends NumberChange {
  until: number;
}

/** The server's record of a passkey: its id (base64url), public key, signature counter and transports. */
export type Passkey = WebAuthnCredential;

/** The purpose of a challenge: a log-in, by transaction id, or a new passkey, by account id. A challenge is valid for one purpose. */
export type ChallengeKey = `log-in:${string}` | `create:${string}`;

/** A random value that an authenticator signs (W3C Web Authentication, section 13.4.3), in base64url. */
interface Challenge {
  value: string;
  until: number;
}

/** A count of attempts or requests, and the lock after too many of them. */
export interface Tally {
  count: number;
  lastAt: number;
  lockedUntil: number;
}

/** Counted by address, with or without an account. A lock must not reveal which. */
export type CountedByAddress = 'reset link' | 'registration' | 'another email code' | 'wrong email code';
export type TallyKey = `${CountedByAddress}: ${string}`;

export interface Message {
  kind: 'text' | 'voice call' | 'email';
  to: string;
  text: string;
  code?: string;
  link?: string;
  at: number;
}

export interface Banner {
  showBanner: boolean;
  message: string;
}

/** A call to the mock backend, as `/mock` lists it. */
export interface LoggedCall {
  method: string;
  path: string;
  body: Record<string, unknown>;
  /** The email address of the account of the call's identity token. Empty without one. */
  by: string;
  /** HTTP status; 0 after a network failure, null while there is no answer. */
  status: number | null;
  error: string;
  at: number;
}

import { cookieNames, visitorIdCookie } from '@/session/read-cookie';

/** What a sign-out removes, in addition to the user's data in memory. */
interface Removed {
  /** The stored entries about the user. */
  stored: boolean;
  /** The client service's request and name. Memory retains them after a sign-out of another tab, for the page's link to the client. */
  client: boolean;
  /** Cookies by name. If the auth API reads the identity token for single sign-on, `handedOver` must list none. */
  cookies: readonly string[];
  /** Whether to notify the other tabs, which then end the sign-in too. */
  announced: boolean;
}

const token = [cookieNames.identityToken];
/** On a shared device, the next user must not inherit the remembered device or the visitor id. */
const userCookies = [cookieNames.rememberedDevice, visitorIdCookie];

/** Every reason for a sign-out, and what it removes. No other code removes any of it. */
export const signOutReasons = {
  /** The browser goes to the client service with a code. */
  handedOver: { stored: true, client: true, cookies: token, announced: true },
  /** The browser goes to the proof of identity and returns. The token proves the login until then. */
  sentToProof: { stored: true, client: true, cookies: [], announced: true },
  /** The auth API completes the login. A token that its answer sets stays. */
  completedElsewhere: { stored: true, client: true, cookies: [], announced: true },
  /** The user does not agree. */
  refused: { stored: true, client: true, cookies: token, announced: true },
  /** The session or the token has expired. */
  timedOut: { stored: true, client: false, cookies: token, announced: true },
  /** The server rejects the session. */
  invalid: { stored: true, client: true, cookies: token, announced: true },
  /** The user logs in to another of their accounts. */
  anotherAccount: { stored: true, client: true, cookies: token, announced: true },
  /** The user enters another email address, perhaps as another user. Slices overwrite the stored answers. */
  anotherEmail: { stored: false, client: false, cookies: token, announced: false },
  /** A password or a passkey is about to be sent, which ends an earlier login of this session. The user's data stays. */
  anotherLogin: { stored: false, client: false, cookies: token, announced: false },
  /** 'Not you? Start again'. */
  notYou: { stored: true, client: false, cookies: [...token, ...userCookies], announced: true },
  /** Another tab has ended the sign-in and removed its data. */
  endedElsewhere: { stored: true, client: true, cookies: [], announced: false },
  /** The cookies contain another session, client or account, and storage belongs to that sign-in. */
  replaced: { stored: false, client: true, cookies: [], announced: false },
} as const satisfies Record<string, Removed>;

export type SignOutReason = keyof typeof signOutReasons;

import { cookieNames, visitorIdCookie } from '@/session/cookie-names';

/** Everything that an ending removes, besides the person's data in memory. */
interface Removed {
  /** The stored entries about the person. */
  stored: boolean;
  /**
   * The client service's request and name, in storage and in memory. If kept, a page can still say where to go: after an end in another tab,
   * which is not announced, memory keeps them for that.
   */
  client: boolean;
  /** Cookies by name. If the auth API reads the identity token for single sign-on, `handedOver` must list none. */
  cookies: readonly string[];
  /** Whether the other tabs of this sign-in end with it: they receive a message. */
  announced: boolean;
}

const token = [cookieNames.identityToken];
/** A device that somebody else uses must not be remembered for this person, or counted as theirs. */
const ofThePerson = [cookieNames.rememberedDevice, visitorIdCookie];

/** Every way in which a sign-in ends for a document, and what is removed. Nothing else in the app removes any of it. */
export const endings = {
  /** The browser goes to the client service with a code. */
  handedOver: { stored: true, client: true, cookies: token, announced: true },
  /** The browser goes to the proof of identity and comes back: until then the token proves the login. */
  sentToProof: { stored: true, client: true, cookies: [], announced: true },
  /** The auth API completes the login: a token set by its answer stays. */
  completedElsewhere: { stored: true, client: true, cookies: [], announced: true },
  /** The person does not agree. */
  refused: { stored: true, client: true, cookies: token, announced: true },
  /** The session or the token has expired. */
  timedOut: { stored: true, client: false, cookies: token, announced: true },
  /** The server rejects the session. */
  invalid: { stored: true, client: true, cookies: token, announced: true },
  /** The person logs in to another account of theirs. */
  anotherAccount: { stored: true, client: true, cookies: token, announced: true },
  /** Another email address is given, perhaps by somebody else. Slices overwrite the stored answers. */
  anotherEmail: { stored: false, client: false, cookies: token, announced: false },
  /** A password or a passkey is about to be sent: an earlier login of this session ends. The person's data stays. */
  anotherLogin: { stored: false, client: false, cookies: token, announced: false },
  /** 'Not you? Start again'. */
  notYou: { stored: true, client: false, cookies: [...token, ...ofThePerson], announced: true },
  /** Another tab has ended the sign-in and removed its data. */
  endedElsewhere: { stored: true, client: true, cookies: [], announced: false },
  /** The cookies hold another session, client or account: they and storage are not ours to touch. */
  replaced: { stored: false, client: true, cookies: [], announced: false },
} as const satisfies Record<string, Removed>;

export type Ending = keyof typeof endings;

import { cookieNames, visitorIdCookie } from '@/session/cookie-names';

/** The things that an ending removes, besides the person from memory. */
interface Removed {
  /** The stored entries about the person. */
  stored: boolean;
  /** The client service's request and name too, in memory and in storage. Kept, a page can still say where to go. */
  client: boolean;
  /** Cookies by name. An auth API that reads the identity token for single sign-on needs none at `handedOver`. */
  cookies: readonly string[];
  /** Whether the other tabs of this sign-in end with it: they receive a message. */
  announced: boolean;
}

const token = [cookieNames.identityToken, cookieNames.identityTokenOwner];
/** A device that somebody else uses must not be remembered for this person, or counted as theirs. */
const ofThePerson = [cookieNames.rememberedDevice, visitorIdCookie];

/** Every way in which a sign-in ends for a document, and what goes then. Nothing else in the app removes any of it. */
export const endings = {
  /** The browser goes to the client service with a code. */
  handedOver: { stored: true, client: true, cookies: token, announced: true },
  /** The browser goes to where people prove who they are, and comes back: the token is the proof of the login until then. */
  sentToProof: { stored: true, client: true, cookies: [], announced: true },
  /** The auth API completes the login: a token that it may have set with its answer stays. */
  completedElsewhere: { stored: true, client: true, cookies: [], announced: true },
  /** The person does not agree. */
  refused: { stored: true, client: true, cookies: token, announced: true },
  /** The session, or the token, has ended by itself. */
  timedOut: { stored: true, client: false, cookies: token, announced: true },
  /** The server does not know the session. */
  invalid: { stored: true, client: true, cookies: token, announced: true },
  /** The person logs in to another account of theirs. */
  anotherAccount: { stored: true, client: true, cookies: token, announced: true },
  /** The person gives another email address: somebody else, perhaps. Stored answers are written over by their slices. */
  anotherEmail: { stored: false, client: false, cookies: token, announced: false },
  /** A password or a passkey is about to be judged: an earlier login of this session ends. The person is known already. */
  anotherLogin: { stored: false, client: false, cookies: token, announced: false },
  /** 'Not you? Start again'. */
  notYou: { stored: true, client: false, cookies: [...token, ...ofThePerson], announced: true },
  /** Another tab has ended the sign-in, and removed what there was. */
  endedElsewhere: { stored: true, client: true, cookies: [], announced: false },
  /** The cookies hold another session, client or account: what they and storage hold now is not ours to touch. */
  replaced: { stored: false, client: true, cookies: [], announced: false },
} as const satisfies Record<string, Removed>;

export type Ending = keyof typeof endings;

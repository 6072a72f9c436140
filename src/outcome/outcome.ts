import type { Address, Path } from '@/paths';
import type { Detour as SentRound, DetourKind } from '@/session/detours';
import type { Cause } from '@/session/help/help-code';
import type { Ending } from '@/state/endings';

/** The error codes of the page as a whole; `page/page-refusal` has their sentences. */
export type PageCode = 'NO_ANSWER' | 'NO_ANSWER_AGAIN' | 'PAGE_FAULT' | 'PASSKEY_NOT_USED' | 'ACCOUNT_NOT_KNOWN';

/** Where a step ends. `useStep` carries it out. `Code`: the error codes by which it may refuse a field of its form. */
export type Outcome<Code extends string = never> = Go | Leave | NewTab | Stay | Invalid<PageCode> | Invalid<Code> | Detour;

/** Everything that one page may tell the next in the state of a navigation. Nobody else guards the history: a page judges what it reads. */
export interface NavigationState {
  /** Why the page is shown, for its help code. One word of a fixed list, never a value. Stays over a reload, as the page does. */
  cause?: Cause;
  /** A refusal by the server, for the form where it can be corrected. */
  refused?: Invalid;
  /** The detour that has sent the person out of the app and back. */
  sentRound?: SentRound;
  /** The query of an emailed link has been taken out of this entry's address. */
  linkTaken?: true;
  /** How this sign-in has ended, perhaps in another tab; `carriedOn`: not ended, but done elsewhere. */
  elsewhere?: Ending | 'carriedOn' | 'cameBack' | 'cameBackRefused';
  /** What the page of a time-out says: since when an hour has passed, or that nobody knows what has ended the session. Stays over a reload. */
  loggedOut?: 'login' | 'start' | 'lost';
  /** The person has pressed 'I do not agree'. */
  notAgreed?: true;
  /** The person has pressed 'Submit information'. */
  submitted?: true;
  /** A change of the phone number is under way already. */
  waits?: true;
  /** Where a password may be asked for, and whether to say so. */
  passwordRoute?: Path;
  /** A passkey has failed on the page that offers another try. */
  failedAgain?: true;
  displayPasswordLink?: true;
}

/** To an address of this app. */
export interface Go {
  kind: 'go';
  to: Address;
  state?: NavigationState;
  replace?: boolean;
  /** The failure that the page is shown for. */
  cause?: Cause;
  /** Adds the answer's CID code to the address as `errorCode`. */
  carriesCode?: boolean;
  /** The sign-in of this document is over, in that way. */
  ends?: Ending;
}

/** The browser is handed to another site. `ends`: this document's sign-in is over, in that way, before it goes. */
export interface Leave {
  kind: 'leave';
  url: string;
  ends?: Ending;
}

/** An address of this app in a new tab; the page stays. */
export interface NewTab {
  kind: 'newTab';
  to: Path;
}

/** The page stays as it is: what was asked for has been done. */
export interface Stay {
  kind: 'stay';
}

/** Out of the app and back to the call's own address, once per call; `otherwise` the second time, or without such an address. */
export interface Detour {
  kind: 'detour';
  by: DetourKind;
  otherwise: Go;
}

/** The page stays and marks a field with a code of its form; an empty field is the form as a whole. */
export interface Invalid<Code extends string = string> {
  kind: 'invalid';
  field: string;
  code: Code;
}

export const goTo = <To extends Address>(to: To, options: Omit<Go, 'kind' | 'to'> = {}): Go & { to: To } => ({
  kind: 'go',
  to,
  ...options,
});
/** To the page that says how the sign-in has ended. */
export const endSession = (to: Path, ends: Ending): Go => goTo(to, { ends });
export const leaveFor = (url: string): Leave => ({ kind: 'leave', url });
export const leaveAndEndSession = (url: string, ends: Ending): Leave => ({ kind: 'leave', url, ends });
export const openInNewTab = (to: Path): NewTab => ({ kind: 'newTab', to });
export const stay: Stay = { kind: 'stay' };
export const detour = (by: DetourKind, otherwise: Go): Detour => ({ kind: 'detour', by, otherwise });
export const invalid = <const Code extends string>(field: string, code: Code): Invalid<Code> => ({ kind: 'invalid', field, code });

/** Nothing usable came back: dead network, time-out, no JSON. The page stays, whatever the call. */
export const noAnswer = invalid('', 'NO_ANSWER');
/** The second time in a row, and every further one: trying again is not enough. */
export const noAnswerAgain = invalid('', 'NO_ANSWER_AGAIN');

import type { Address, Path } from '@/paths';
import type { Cause } from '@/session/help-code';
import type { RoundTrip, RoundTripKind } from '@/session/round-trips';
import type { SignOutReason } from '@/state/sign-out-reasons';

/** The error codes of a page, as opposed to a field. `page/error-summary` has their sentences. */
export type PageCode = 'NO_ANSWER' | 'NO_ANSWER_AGAIN' | 'PAGE_FAULT' | 'PASSKEY_NOT_USED' | 'ACCOUNT_NOT_KNOWN';

/** The result of a step, which `useStep` carries out. `Code`: the error codes that it may set on a field of its form. */
export type Outcome<Code extends string = never> = Go | Leave | NewTab | Stay | Invalid<PageCode> | Invalid<Code>;

/** The state that a navigation may carry to the next page. Extensions can write the history too, so pages check what they read. */
export interface NavigationState {
  /** Why the page is shown, for its help code. One word of a fixed list, never a value. Retained after a reload. */
  cause?: Cause;
  /** A server's refusal, for the form where the user can correct it. */
  refused?: Invalid;
  /** The redirect round trip from which the user has returned. */
  returnedFrom?: RoundTrip;
  /** The query of an emailed link was removed from this entry's address. */
  linkTaken?: true;
  /** Why this sign-in has ended, perhaps in another tab. `carriedOn`: it continues in another tab. */
  signOutReason?: SignOutReason | 'carriedOn' | 'cameBack' | 'cameBackRefused';
  /** What the time-out page reports: an hour since the login or the start, or a session that is missing. Retained after a reload. */
  loggedOut?: 'login' | 'start' | 'lost';
  /** The user clicked 'I do not agree'. */
  notAgreed?: true;
  /** The user clicked 'Submit information'. */
  submitted?: true;
  /** A change of the phone number is already pending. */
  changePending?: true;
  /** The page that asks for a password instead. */
  passwordRoute?: Path;
  /** A passkey failed on the page that offers a retry. */
  failedAgain?: true;
  displayPasswordLink?: true;
}

/** Navigates to an address of this app. */
export interface Go {
  kind: 'go';
  to: Address;
  state?: NavigationState;
  replace?: boolean;
  /** The failure that the page is shown for. */
  cause?: Cause;
  /** Adds the answer's CID code to the address as `errorCode`. */
  carriesCode?: boolean;
  /** The sign-in of this document has ended, for this reason. */
  signOut?: SignOutReason;
}

/** Leaves for another site. `signOut`: the sign-in of this document ends before that, for this reason. */
export interface Leave {
  kind: 'leave';
  url: string;
  signOut?: SignOutReason;
}

/** Opens an address of this app in a new tab. The page stays. */
export interface NewTab {
  kind: 'newTab';
  to: Path;
}

/** Stays on the page. The step has done what was requested. */
export interface Stay {
  kind: 'stay';
}

/** Leaves the app and returns to the call's address, once per call. The second time, or without such an address, `otherwise` applies. */
export interface RedirectRoundTrip {
  kind: 'redirectRoundTrip';
  by: RoundTripKind;
  otherwise: Go;
}

/** Stays on the page and shows an error at a field. An empty field is the form itself. */
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

/** Navigates to the page that explains the sign-out. */
export const endSession = (to: Path, signOut: SignOutReason): Go => goTo(to, { signOut: signOut });
export const leaveFor = (url: string): Leave => ({ kind: 'leave', url });
export const leaveAndEndSession = (url: string, signOut: SignOutReason): Leave => ({ kind: 'leave', url, signOut });
export const openInNewTab = (to: Path): NewTab => ({ kind: 'newTab', to });
export const stay: Stay = { kind: 'stay' };
export const redirectRoundTrip = (by: RoundTripKind, otherwise: Go): RedirectRoundTrip => ({ kind: 'redirectRoundTrip', by, otherwise });
export const invalid = <const Code extends string>(field: string, code: Code): Invalid<Code> => ({ kind: 'invalid', field, code });

/** There was no usable answer: network failure, time-out, no JSON. The page stays after every call. */
export const noAnswer = invalid('', 'NO_ANSWER');
/** No usable answer for the second time or more. The page offers more than a retry. */
export const noAnswerAgain = invalid('', 'NO_ANSWER_AGAIN');

import type { Ending } from '@/state/endings';

/** Where a step ends. `useStep` carries it out. */
export type Outcome = Go | Leave | NewTab | Stay | Invalid;

/** To an address of this app. */
export interface Go {
  kind: 'go';
  to: string;
  state?: unknown;
  replace?: boolean;
  /** Adds the answer's CID code to the address as `errorCode`. */
  carriesCode?: boolean;
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
  to: string;
}

/** The page stays as it is: what was asked for has been done. */
export interface Stay {
  kind: 'stay';
}

/** The page stays and marks a field with a code of its form; an empty field is the form as a whole. */
export interface Invalid {
  kind: 'invalid';
  field: string;
  code: string;
}

export const goTo = (to: string, options: Omit<Go, 'kind' | 'to'> = {}): Go => ({ kind: 'go', to, ...options });
export const leaveFor = (url: string): Leave => ({ kind: 'leave', url });
export const handOver = (url: string, ends: Ending): Leave => ({ kind: 'leave', url, ends });
export const openInNewTab = (to: string): NewTab => ({ kind: 'newTab', to });
export const stay: Stay = { kind: 'stay' };
export const invalid = (field: string, code: string): Invalid => ({ kind: 'invalid', field, code });

/** Nothing usable came back: dead network, time-out, no JSON. The page stays, whatever the call. */
export const noAnswer = invalid('', 'NO_ANSWER');
/** The second time in a row, and every further one: trying again is not enough. */
export const noAnswerAgain = invalid('', 'NO_ANSWER_AGAIN');

/** A passkey was asked for and not used: cancelled, timed out, or not accepted. */
export const passkeyNotUsed = invalid('', 'PASSKEY_NOT_USED');

/** A page without a form sends a refused field to the form where it can be corrected. */
export const correctedAt = (form: string, outcome: Outcome): Outcome =>
  outcome.kind === 'invalid' && outcome.field ? goTo(form, { state: { refused: outcome } }) : outcome;

import { createAction } from '@reduxjs/toolkit';
import type { Banners } from '@/api/banners';
import type { ClientInfo } from '@/api/client-info';
import type { AccountStatus, HiddenNumbers, PasskeyStatus, SignIn } from '@/api/login';
import type { UpliftRefusal } from '@/api/proofing';
import type { Arrival } from '@/session/arrival';
import { serverLead } from '@/session/clock';
import type { RoundTrip } from '@/session/round-trips';
import type { SignOutReason } from './sign-out-reasons';

/** The parts of a user's name, cleaned. */
export interface Name {
  firstName: string;
  middleNames: string;
  lastName: string;
}

/** The values of a form's fields: text, or whether a box is ticked. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** By field. `over`: the page's first value, which the typed one replaced. When that has changed, the draft is ignored. */
export type Draft = Readonly<Record<string, { typed: string | boolean; over: string | boolean } | undefined>>;

/** Drafts by navigation. `shared`: fields that a user fills in once and that several pages share. */
export type Drafts = Readonly<Record<string, Draft | undefined>>;

/** A timestamp from which a deadline is calculated. `lock …` is a refusal after too many attempts. */
export type TimestampName =
  'session' | 'login' | 'code' | 'emailCode' | 'codeReplaced' | 'resetLink' | 'numberChange' | 'hidden' | `lock ${Lock}`;

/** A lock that ends by itself (spec 1, section 9; spec 2, section 9). */
export type Lock = 'login' | 'password' | 'code' | 'codeRequests' | 'passkey' | 'registration' | 'match' | 'records' | 'reset' | 'reminder';

/** The timestamp of an event, for deadlines. */
export interface TimestampMeta {
  timestamp: TimestampName;
  /** Epoch milliseconds by the device's clock. */
  at: number;
  /** How far the server's clock is ahead of the device's, in milliseconds. Null before the first answer. */
  lead: number | null;
}

const currentEntry = () => ({ at: Date.now(), lead: serverLead() });
/** Prepares an event that sets a timestamp. */
export const withTimestamp =
  <Payload = void>(timestamp: TimestampName) =>
  (payload: Payload) => ({ payload, meta: { ...currentEntry(), timestamp } satisfies TimestampMeta });

/** Events that slices handle. No action sets a field by name. */
export const arrived = createAction('arrived', (payload: Arrival) => ({ payload, meta: currentEntry() }));
export const stepStarted = createAction('stepStarted');
export const stepEnded = createAction('stepEnded');
/** A step waits for the user. `instruction`: empty when the wait is over. `passwordRoute`: the page to use if no dialogue has opened. */
export const instructionGiven = createAction('instructionGiven', (instruction: string, passwordRoute = '') => ({
  payload: { instruction, passwordRoute },
}));

/** Of a page that the browser has not left. `open`: the same address. `reload`: its round trip ends. `explain`: how the sign-in ended. */
export interface Onward {
  to: string;
  by: 'open' | 'reload' | 'explain';
}
export const notLeft = createAction<Onward>('notLeft');

export const draftChanged = createAction<Drafts>('draftChanged');

/** A different email address is about to be stored. */
export const userChanged = createAction('userChanged');
/** A password or a passkey is about to be sent. */
export const loginBegun = createAction('loginBegun');
export const emailEntered = createAction<string>('emailEntered');
export const accountChecked = createAction<AccountStatus>('accountChecked');
export const passkeySupportKnown = createAction<boolean>('passkeySupportKnown');
export const passkeysChecked = createAction<PasskeyStatus>('passkeysChecked');
export const passkeyTried = createAction('passkeyTried');
export const passkeyApiFailed = createAction('passkeyApiFailed');
export const signedIn = createAction<SignIn>('signedIn');
export const securityCodeSent = createAction('securityCodeSent', withTimestamp<HiddenNumbers>('code'));
/** Another code was sent to the same number, for a login or for a change of number. */
export const codeSentAgain = createAction('codeSentAgain', withTimestamp('code'));
/** A code was sent to the new number of an account. It confirms the change and does not log in. */
export const numberChangeBegun = createAction<'mobile' | 'landline'>('numberChangeBegun');
/** The new number is confirmed and its change is pending. The next code belongs to a login. */
export const numberChangePending = createAction('numberChangePending', withTimestamp('numberChange'));
/** The server has registered the number of a new account and sent a first code. The user must only enter it. */
export const numberRegistered = createAction('numberRegistered', withTimestamp<HiddenNumbers & { number?: string }>('code'));
export const emailCodeSent = createAction('emailCodeSent', withTimestamp('emailCode'));
/** The newest code replaces one that was emailed in an earlier sign-in. The user may still have that one. */
export const codeReplaced = createAction('codeReplaced', withTimestamp('codeReplaced'));
/** The user entered the right code from the email to a new account's address. */
export const emailConfirmed = createAction('emailConfirmed');
export const securityCodeAccepted = createAction('securityCodeAccepted', withTimestamp<{ isDuplicatePhoneNumber: boolean }>('login'));
export const resetLinkSent = createAction('resetLinkSent', withTimestamp('resetLink'));
/** The server has refused a call because of too many attempts. */
export const lockStarted = createAction('lockStarted', (lock: Lock) => withTimestamp<Lock>(`lock ${lock}`)(lock));
export const authcodeReceived = createAction<{ gpRecordChecked: boolean }>('authcodeReceived');

/** Answers to the questions before the health record (spec 2, section 4, "Proofing entry"). */
export const nhsNumberGiven = createAction<string>('nhsNumberGiven');
export const nhsNumberNotKnown = createAction('nhsNumberNotKnown');
export const nameGiven = createAction<Name>('nameGiven');
export const dobGiven = createAction<string>('dobGiven');
export const dobCleared = createAction('dobCleared');
export const postcodeGiven = createAction<string>('postcodeGiven');
export const postcodeCleared = createAction('postcodeCleared');
/** A postcode whose records cannot be reached. Pages show it, but no call may send it. */
export const postcodeOutOfArea = createAction<string>('postcodeOutOfArea');
export const pyiSelected = createAction('pyiSelected');
/** The user wants to be matched, even after choosing otherwise. 'number': by NHS number, after giving a name. */
export const matchChosen = createAction<'number' | undefined>('matchChosen');
export const uplifted = createAction('uplifted');
export const upliftRefused = createAction<UpliftRefusal>('upliftRefused');
export const duplicateFound = createAction<UpliftRefusal>('duplicateFound');
/** The server has stored the details for the proof of identity. */
export const failureRecorded = createAction('failureRecorded');
/** The server has accepted the request to replace the old account. */
export const replacementRequested = createAction('replacementRequested');

export const clientInfoReceived = createAction<ClientInfo>('clientInfoReceived');
export const bannersReceived = createAction<Banners>('bannersReceived');

/** A call started a redirect round trip: a session renewal or the firewall's page. The call's next success clears it. */
export const roundTripStarted = createAction<RoundTrip>('roundTripStarted');
export const callAnswered = createAction<string>('callAnswered');

export const warningHidden = createAction('warningHidden', withTimestamp('hidden'));
/** The sign-in of this document has ended, for one of `signOutReasons`. */
export const signInEnded = createAction<SignOutReason>('signInEnded');
export const documentHidden = createAction('documentHidden');

/** The browser is offline (true), or online again. */
export const networkChanged = createAction<boolean>('networkChanged');
/** One more page is busy, or one less. */
export const busyPagesChanged = createAction<1 | -1>('busyPagesChanged');
/** The user has clicked a back link at this `timeStamp`. */
export const backClicked = createAction<number>('backClicked');
/** A step has run on arrival. The payload is the record of all such runs since the user's last click. */
export const ranOnArrival = createAction<string>('ranOnArrival');

import { createAction } from '@reduxjs/toolkit';
import type { Banners } from '@/api/banners';
import type { ClientInfo } from '@/api/client-info';
import type { AccountStatus, HiddenNumbers, PasskeyStatus, SignIn } from '@/api/login';
import type { UpliftRefusal } from '@/api/proofing';
import type { Arrival } from '@/session/arrival';
import { serverLead } from '@/session/clock';
import type { Ending } from './endings';

/** The parts of a person's name, cleaned. */
export interface Name {
  firstName: string;
  middleNames: string;
  lastName: string;
}

/** The values of a form's fields: text, or whether a box is ticked. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** The typed values of a form by field. `over`: the first value that it replaces; an answer that is sent meanwhile makes that another. */
export type Draft = Readonly<Record<string, { typed: string | boolean; over: string | boolean } | undefined>>;

/** Drafts by navigation; `travelling`: the fields that a person fills in once, whichever of the pages that ask for them comes next. */
export type Drafts = Readonly<Record<string, Draft | undefined>>;

/** Something that a deadline is reckoned from; `lock …` is a refusal for too many tries. */
export type Moment = 'session' | 'login' | 'code' | 'emailCode' | 'resetLink' | 'numberChange' | 'hidden' | `lock ${Lock}`;

/** A lock that ends by itself (spec 1, section 9; spec 2, section 9). */
export type Lock = 'login' | 'password' | 'code' | 'codeRequests' | 'passkey' | 'registration' | 'match' | 'records' | 'reset' | 'reminder';

/** When something happened that a deadline is reckoned from. */
export interface Noted {
  moment: Moment;
  /** Epoch milliseconds of this device. */
  at: number;
  /** Lead of the server's clock over the device's, in milliseconds; null before an answer has shown it. */
  lead: number | null;
}

const currentEntry = () => ({ at: Date.now(), lead: serverLead() });
/** Prepares an event that is noted as a moment. */
export const noting =
  <Payload = void>(moment: Moment) =>
  (payload: Payload) => ({ payload, meta: { ...currentEntry(), moment } satisfies Noted });

/** Events that slices answer; no action sets a field by name. */
export const arrived = createAction('arrived', (payload: Arrival) => ({ payload, meta: currentEntry() }));
export const stepStarted = createAction('stepStarted');
export const stepEnded = createAction('stepEnded');
/**
 * A step waits for the person: says how to go on, or with an empty text that it waits no longer. `passwordRoute`: the address to use
 * instead where nothing has opened.
 */
export const instructionGiven = createAction('instructionGiven', (instruction: string, passwordRoute = '') => ({
  payload: { instruction, passwordRoute },
}));

/** A form's values have changed. */
export const draftKept = createAction<Drafts>('draftKept');

/** A different email address is about to be stored. */
export const personChanged = createAction('personChanged');
/** A password or a passkey goes to the server. */
export const loginBegun = createAction('loginBegun');
export const emailEntered = createAction<string>('emailEntered');
export const accountChecked = createAction<AccountStatus>('accountChecked');
export const passkeySupportKnown = createAction<boolean>('passkeySupportKnown');
export const passkeysChecked = createAction<PasskeyStatus>('passkeysChecked');
export const passkeyTried = createAction('passkeyTried');
export const passkeyApiFailed = createAction('passkeyApiFailed');
export const signedIn = createAction<SignIn>('signedIn');
export const securityCodeSent = createAction('securityCodeSent', noting<HiddenNumbers>('code'));
/** A code is on its way to the new number of an account: it confirms the change, and logs nobody in. */
export const numberChangeBegun = createAction<'mobile' | 'landline'>('numberChangeBegun');
/** The new number is confirmed: the change waits, and the next code is that of a login. */
export const numberChangeWaits = createAction('numberChangeWaits', noting('numberChange'));
/** The server has registered the number of a new account and sent a first code: only the code is still to be entered. */
export const numberRegistered = createAction('numberRegistered', noting<HiddenNumbers>('code'));
/** The code that was emailed to the address of a new account was right. */
export const emailConfirmed = createAction('emailConfirmed');
export const securityCodeAccepted = createAction('securityCodeAccepted', noting<{ isDuplicatePhoneNumber: boolean }>('login'));
export const authcodeReceived = createAction<{ gpRecordChecked: boolean }>('authcodeReceived');

/** Answers on the way to the health record (spec 2, section 4, "Proofing entry"). */
export const nhsNumberGiven = createAction<string>('nhsNumberGiven');
export const nhsNumberNotKnown = createAction('nhsNumberNotKnown');
export const nameGiven = createAction<Name>('nameGiven');
export const dobGiven = createAction<string>('dobGiven');
export const dobCleared = createAction('dobCleared');
export const postcodeGiven = createAction<string>('postcodeGiven');
/** Empties the question for the postcode. */
export const postcodeCleared = createAction('postcodeCleared');
/** A postcode whose records cannot be reached: pages show it, no call may send it. */
export const postcodeOutOfArea = createAction<string>('postcodeOutOfArea');
export const pyiSelected = createAction('pyiSelected');
/** The person wants to be matched, whatever they chose before; 'number': by number, after giving a name. */
export const matchChosen = createAction<'number' | undefined>('matchChosen');
export const uplifted = createAction('uplifted');
export const upliftRefused = createAction<UpliftRefusal>('upliftRefused');
export const duplicateFound = createAction<UpliftRefusal>('duplicateFound');
/** The server has stored the details for the proof of identity. */
export const failureRecorded = createAction('failureRecorded');
/** The server has accepted the request to replace the old account. */
export const replacementAsked = createAction('replacementAsked');

export const clientInfoReceived = createAction<ClientInfo>('clientInfoReceived');
export const bannersReceived = createAction<Banners>('bannersReceived');

/** A session renewal or the firewall's page sent a call on a detour; its next success clears that. */
export const detourTaken = createAction<string>('detourTaken');
export const callAnswered = createAction<string>('callAnswered');

/** The sign-in of this document is over, in one of the ways of `endings`. */
export const signInEnded = createAction<Ending>('signInEnded');
export const documentHidden = createAction('documentHidden');

import { createAction } from '@reduxjs/toolkit';
import type { ClientInfo } from '@/api/auth';
import type { Banners } from '@/api/banners';
import type { AccountStatus, HiddenNumbers, PasskeyStatus, SignIn } from '@/api/login';
import type { UpliftRefusal } from '@/api/proofing';
import type { Arrival } from '@/session/arrival';
import type { Ending } from './endings';

/** The parts of a person's name, cleaned. */
export interface Name {
  firstName: string;
  middleNames: string;
  lastName: string;
}

/** What has happened. Slices answer these; nothing sets a field by name. */
export const arrived = createAction<Arrival>('arrived');
export const stepStarted = createAction('stepStarted');
export const stepEnded = createAction('stepEnded');

/** Another email address than before is about to be given. */
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
export const securityCodeSent = createAction<HiddenNumbers>('securityCodeSent');
/** The number of a new account is known, and a first code is on its way: all that is left is to enter it. */
export const numberRegistered = createAction<HiddenNumbers>('numberRegistered');
export const securityCodeAccepted = createAction<{ isDuplicatePhoneNumber: boolean }>('securityCodeAccepted');
export const authcodeReceived = createAction<{ gpRecordChecked: boolean }>('authcodeReceived');

/** Answers on the way to the health record (spec 2, section 4, "Proofing entry"). */
export const nhsNumberGiven = createAction<string>('nhsNumberGiven');
export const nhsNumberNotKnown = createAction('nhsNumberNotKnown');
export const nameGiven = createAction<Name>('nameGiven');
export const dobGiven = createAction<string>('dobGiven');
export const dobCleared = createAction('dobCleared');
export const postcodeGiven = createAction<string>('postcodeGiven');
export const postcodeCleared = createAction('postcodeCleared');
/** A postcode whose patients' records cannot be reached: it is shown, and no call may take it. */
export const postcodeOutOfArea = createAction<string>('postcodeOutOfArea');
export const pyiSelected = createAction('pyiSelected');
/** The person wants to be matched, whatever they chose before; 'number': by the number, which they did not go by. */
export const matchChosen = createAction<'number' | undefined>('matchChosen');
export const uplifted = createAction('uplifted');
export const upliftRefused = createAction<UpliftRefusal>('upliftRefused');
export const duplicateFound = createAction<UpliftRefusal>('duplicateFound');
/** The details are kept for the proof of who it is. */
export const failureRecorded = createAction('failureRecorded');
/** The server has taken on to put the new account in the place of the old one. */
export const replacementAsked = createAction('replacementAsked');

export const clientInfoReceived = createAction<ClientInfo>('clientInfoReceived');
export const bannersReceived = createAction<Banners>('bannersReceived');

/** A call was sent round by a renewal of the session or by the firewall's page; its next success forgets that. */
export const detourTaken = createAction<string>('detourTaken');
export const callAnswered = createAction<string>('callAnswered');

/** The sign-in of this document is over, in one of the ways of `endings`. */
export const signInEnded = createAction<Ending>('signInEnded');
export const shutDown = createAction('shutDown');

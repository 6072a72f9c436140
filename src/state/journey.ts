import { createReducer } from '@reduxjs/toolkit';
import type { Detour, DetourKind } from '@/session/detours';
import {
  accountChecked,
  arrived,
  authcodeReceived,
  callAnswered,
  detourTaken,
  emailConfirmed,
  emailEntered,
  numberRegistered,
  passkeysChecked,
  personChanged,
  securityCodeAccepted,
  signInEnded,
  uplifted,
} from './events';

/** Options and progress of this sign-in. */
export const storedJourney = {
  /** The email address of a new account is confirmed: its phone comes next. */
  emailConfirmed: false,
  accountCreated: false,
  hasP5Success: false,
  gpRecordChecked: false,
  allowP5BeforeP9: false,
  fido2Enabled: false,
  landlineRegistrationEnabled: false,
};

const inMemory = {
  /** Calls that had a detour, and must succeed before they may have another. `session/detours` has them in sessionStorage. */
  detours: [] as string[],
  /** The detour from which the browser has come back to this document. */
  returnedFrom: undefined as Detour | undefined,
  /** The kinds of detour that only the address names, where storage is blocked. */
  kindsInAddress: [] as DetourKind[],
  /** Whether this document has had an identity token. */
  loggedIn: false,
  /** The query of an emailed link, which identifies a user and can change their password. */
  emailedQuery: '',
};

const initial = { ...storedJourney, ...inMemory };
export type Journey = typeof initial;

/** A detour is named after its call: `call:kind`. */
const isOf = (call: string) => (detour: string) => detour.startsWith(`${call}:`);

export const journey = createReducer(initial, (builder) =>
  builder
    .addCase(personChanged, ({ detours, returnedFrom, kindsInAddress, emailedQuery }) => ({
      ...initial,
      detours,
      returnedFrom,
      kindsInAddress,
      emailedQuery,
    }))
    .addCase(emailEntered, (state) => {
      state.accountCreated = false;
    })
    .addCase(passkeysChecked, (state, { payload }) => {
      state.fido2Enabled = payload.passkeys_enabled;
    })
    .addCase(accountChecked, (state, { payload }) => {
      state.allowP5BeforeP9 = payload.allow_p5_before_p9;
      state.landlineRegistrationEnabled = payload.landline_registration_enabled;
    })
    .addCase(arrived, (state, { payload }) => {
      state.emailedQuery = payload.emailedQuery;
      state.loggedIn = payload.loggedIn;
      state.detours = [...payload.detours];
      state.returnedFrom = payload.returnedFrom;
      state.kindsInAddress = [...payload.kindsInAddress];
    })
    .addCase(emailConfirmed, (state) => {
      state.emailConfirmed = true;
    })
    .addCase(numberRegistered, (state) => {
      state.accountCreated = true;
    })
    .addCase(uplifted, (state) => {
      state.hasP5Success = true;
    })
    .addCase(securityCodeAccepted, (state) => {
      state.loggedIn = true;
    })
    .addCase(authcodeReceived, (state, { payload }) => {
      state.loggedIn = true;
      state.gpRecordChecked = payload.gpRecordChecked;
    })
    .addCase(detourTaken, (state, { payload }) => {
      state.detours.push(payload);
    })
    .addCase(callAnswered, (state, { payload }) => {
      state.detours = state.detours.filter((detour) => !isOf(payload)(detour));
      if (state.returnedFrom && isOf(payload)(state.returnedFrom)) state.returnedFrom = undefined;
    })
    // The time-out page distinguishes people who were logged in from those who never were.
    .addCase(signInEnded, ({ loggedIn }, { payload }) =>
      payload === 'timedOut' || payload === 'endedElsewhere' ? { ...initial, loggedIn } : initial,
    ),
);

/** Whether a call was sent round by a renewal of the session or the firewall's page, and has not succeeded since. */
export const sentRound = ({ detours }: Journey, call: string) => detours.some(isOf(call));

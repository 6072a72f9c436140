import { createReducer } from '@reduxjs/toolkit';
import type { RoundTrip, RoundTripKind } from '@/session/round-trips';
import * as events from './events';

/** Options and progress of this sign-in. All fields are persisted. */
export const storedJourney = {
  /** The email address of a new account is confirmed. Its phone is next. */
  emailConfirmed: false,
  accountCreated: false,
  hasP5Success: false,
  gpRecordChecked: false,
  allowP5BeforeP9: false,
  fido2Enabled: false,
  landlineRegistrationEnabled: false,
};

const inMemory = {
  /** The redirect round trips of calls that have not succeeded since. `session/round-trips` stores them in sessionStorage. */
  roundTrips: [] as RoundTrip[],
  /** The round trip from which the browser has returned to this document. */
  returnedFrom: undefined as RoundTrip | undefined,
  /** The kinds of round trip in the address, used if storage is blocked. */
  kindsInAddress: [] as RoundTripKind[],
  /** Whether this document has had an identity token. */
  loggedIn: false,
  /** The query of an emailed link. It identifies a user and can change their password. */
  emailedQuery: '',
  /** The phone number of an account that was just created, so that the user sees a mistyped one. */
  registeredNumber: '',
};

const initial = { ...storedJourney, ...inMemory };
export type Journey = typeof initial;

/** A round trip is named `call:kind`. */
const isOf = (call: string) => (roundTrip: RoundTrip) => roundTrip.startsWith(`${call}:`);

export const journey = createReducer(initial, (builder) =>
  builder
    .addCase(events.userChanged, ({ roundTrips, returnedFrom, kindsInAddress, emailedQuery }) => ({
      ...initial,
      roundTrips,
      returnedFrom,
      kindsInAddress,
      emailedQuery,
    }))
    .addCase(events.emailEntered, (state) => ({ ...state, accountCreated: false, registeredNumber: '' }))
    .addCase(events.passkeysChecked, (state, { payload }) => ({ ...state, fido2Enabled: payload.passkeys_enabled }))
    .addCase(events.accountChecked, (state, { payload }) => ({
      ...state,
      allowP5BeforeP9: payload.allow_p5_before_p9,
      landlineRegistrationEnabled: payload.landline_registration_enabled,
    }))
    .addCase(events.arrived, (state, { payload: { emailedQuery, loggedIn, roundTrips, returnedFrom, kindsInAddress } }) => ({
      ...state,
      emailedQuery,
      loggedIn,
      roundTrips: [...roundTrips],
      returnedFrom,
      kindsInAddress: [...kindsInAddress],
    }))
    .addCase(events.emailConfirmed, (state) => ({ ...state, emailConfirmed: true }))
    .addCase(events.numberRegistered, (state, { payload }) => ({ ...state, accountCreated: true, registeredNumber: payload.number ?? '' }))
    .addCase(events.uplifted, (state) => ({ ...state, hasP5Success: true }))
    .addCase(events.securityCodeAccepted, (state) => ({ ...state, loggedIn: true }))
    .addCase(events.authcodeReceived, (state, { payload: { gpRecordChecked } }) => ({ ...state, loggedIn: true, gpRecordChecked }))
    .addCase(events.roundTripStarted, (state, { payload }) => ({ ...state, roundTrips: [...state.roundTrips, payload] }))
    .addCase(events.callAnswered, (state, { payload }) => {
      state.roundTrips = state.roundTrips.filter((roundTrip) => !isOf(payload)(roundTrip));
      if (state.returnedFrom && isOf(payload)(state.returnedFrom)) state.returnedFrom = undefined;
    })
    // The time-out page distinguishes users who had logged in from those who had not.
    .addCase(events.signInEnded, ({ loggedIn }, { payload }) =>
      payload === 'timedOut' || payload === 'endedElsewhere' ? { ...initial, loggedIn } : initial,
    ),
);

/** Whether a call has started a redirect round trip and has not succeeded since. */
export const hasPendingRoundTrip = ({ roundTrips }: Journey, call: string) => roundTrips.some(isOf(call));

/** Navigation state for the page after a spinner page: the round trip from which the browser has returned, if any. */
export const roundTripState = ({ returnedFrom }: Journey) => (returnedFrom ? { state: { returnedFrom } } : undefined);

import { createReducer } from '@reduxjs/toolkit';
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
import type { Journey } from './journey.shape';

const initial: Journey = {
  emailConfirmed: false,
  accountCreated: false,
  hasP5Success: false,
  gpRecordChecked: false,
  allowP5BeforeP9: false,
  fido2Enabled: false,
  landlineRegistrationEnabled: false,
  detours: [],
  kindsInAddress: [],
  loggedIn: false,
  emailedQuery: '',
};

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

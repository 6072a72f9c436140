import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import * as events from './events';

/** The user who signs in, from the answers of the login API. The server masks the phone numbers. All fields are persisted. */
export const storedProfile = {
  email: '',
  status: null as string | null,
  upliftRequired: false,
  /** The password was right, and the login still needs a security code. */
  codeDue: false,
  phoneNumber: null as string | null,
  landlineNumber: null as string | null,
  /** Which number is being changed. The next code goes to the new number. */
  changing: null as 'mobile' | 'landline' | null,
  /** Another account has this phone number too. */
  isDuplicatePhoneNumber: false,
};

export const profile = createReducer(storedProfile, (builder) =>
  builder
    .addCase(events.userChanged, () => storedProfile)
    .addCase(events.emailEntered, (state, { payload: email }) => ({ ...state, email }))
    .addCase(events.accountChecked, (state, { payload }) => ({ ...state, status: payload.status, upliftRequired: payload.uplift_required }))
    .addCase(events.signedIn, (state, { payload }) => ({
      ...state,
      codeDue: payload.authentication_state === 'VERIFIED',
      phoneNumber: payload.phone_number ?? null,
      landlineNumber: payload.landline_number ?? null,
      changing: null,
    }))
    .addCase(events.numberChangeBegun, (state, { payload: changing }) => ({ ...state, changing }))
    .addCase(events.numberChangePending, (state) => ({ ...state, changing: null }))
    .addCase(events.securityCodeAccepted, (state, { payload: { isDuplicatePhoneNumber } }) => ({ ...state, isDuplicatePhoneNumber }))
    .addCase(events.signInEnded, () => storedProfile)
    .addMatcher(isAnyOf(events.securityCodeSent, events.numberRegistered), (state, { payload }) => ({
      ...state,
      phoneNumber: payload.phone_number ?? state.phoneNumber,
      landlineNumber: payload.landline_number ?? state.landlineNumber,
      changing: null,
    })),
);

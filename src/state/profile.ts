import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import {
  accountChecked,
  emailEntered,
  numberChangeBegun,
  numberChangePending,
  numberRegistered,
  securityCodeAccepted,
  securityCodeSent,
  signedIn,
  signInEnded,
  userChanged,
} from './events';

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
    .addCase(userChanged, () => storedProfile)
    .addCase(emailEntered, (state, { payload }) => {
      state.email = payload;
    })
    .addCase(accountChecked, (state, { payload }) => {
      state.status = payload.status;
      state.upliftRequired = payload.uplift_required;
    })
    .addCase(signedIn, (state, { payload }) => {
      state.codeDue = payload.authentication_state === 'VERIFIED';
      state.phoneNumber = payload.phone_number ?? null;
      state.landlineNumber = payload.landline_number ?? null;
      state.changing = null;
    })
    .addCase(numberChangeBegun, (state, { payload }) => {
      state.changing = payload;
    })
    .addCase(numberChangePending, (state) => {
      state.changing = null;
    })
    .addCase(securityCodeAccepted, (state, { payload }) => {
      state.isDuplicatePhoneNumber = payload.isDuplicatePhoneNumber;
    })
    .addCase(signInEnded, () => storedProfile)
    .addMatcher(isAnyOf(securityCodeSent, numberRegistered), (state, { payload }) => {
      state.phoneNumber = payload.phone_number ?? state.phoneNumber;
      state.landlineNumber = payload.landline_number ?? state.landlineNumber;
      state.changing = null;
    }),
);

import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import {
  accountChecked,
  emailEntered,
  numberChangeBegun,
  numberChangeWaits,
  numberRegistered,
  personChanged,
  securityCodeAccepted,
  securityCodeSent,
  signedIn,
  signInEnded,
} from './events';
import type { Profile } from './profile.shape';

const initial: Profile = {
  email: '',
  status: null,
  upliftRequired: false,
  codeDue: false,
  phoneNumber: null,
  landlineNumber: null,
  changing: null,
  isDuplicatePhoneNumber: false,
};

export const profile = createReducer(initial, (builder) =>
  builder
    .addCase(personChanged, () => initial)
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
    .addCase(numberChangeWaits, (state) => {
      state.changing = null;
    })
    .addCase(securityCodeAccepted, (state, { payload }) => {
      state.isDuplicatePhoneNumber = payload.isDuplicatePhoneNumber;
    })
    .addCase(signInEnded, () => initial)
    .addMatcher(isAnyOf(securityCodeSent, numberRegistered), (state, { payload }) => {
      state.phoneNumber = payload.phone_number ?? state.phoneNumber;
      state.landlineNumber = payload.landline_number ?? state.landlineNumber;
      state.changing = null;
    }),
);

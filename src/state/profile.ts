import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import {
  accountChecked,
  emailEntered,
  numberRegistered,
  securityCodeAccepted,
  securityCodeSent,
  sessionCleared,
  sessionTimedOut,
  signedIn,
} from './events';
import type { Kept } from './persisted';

/** Who is signing in, as far as the answers of the login API have told. Numbers are masked by the server. */
export const profileShape = z.object({
  email: z.string(),
  status: z.nullable(z.string()),
  upliftRequired: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  landlineNumber: z.nullable(z.string()),
  /** Somebody else has this phone number too, says the login API. */
  isDuplicatePhoneNumber: z.boolean(),
});
export type Profile = z.infer<typeof profileShape>;

export const profileKept: Kept<Profile> = {
  email: true,
  status: true,
  upliftRequired: true,
  phoneNumber: true,
  landlineNumber: true,
  isDuplicatePhoneNumber: true,
};

const initial: Profile = {
  email: '',
  status: null,
  upliftRequired: false,
  phoneNumber: null,
  landlineNumber: null,
  isDuplicatePhoneNumber: false,
};

export const profile = createReducer(initial, (builder) =>
  builder
    // The same address again says nothing new of the account behind it.
    .addCase(emailEntered, (state, { payload }) => (state.email === payload ? state : { ...initial, email: payload }))
    .addCase(accountChecked, (state, { payload }) => {
      state.status = payload.status;
      state.upliftRequired = payload.uplift_required;
    })
    .addCase(signedIn, (state, { payload }) => {
      state.phoneNumber = payload.phone_number ?? null;
      state.landlineNumber = payload.landline_number ?? null;
    })
    .addCase(securityCodeAccepted, (state, { payload }) => {
      state.isDuplicatePhoneNumber = payload.isDuplicatePhoneNumber;
    })
    .addCase(sessionTimedOut, () => initial)
    .addCase(sessionCleared, () => initial)
    .addMatcher(isAnyOf(securityCodeSent, numberRegistered), (state, { payload }) => {
      state.phoneNumber = payload.phone_number ?? state.phoneNumber;
      state.landlineNumber = payload.landline_number ?? state.landlineNumber;
    }),
);

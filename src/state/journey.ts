import { createReducer } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import {
  accountChecked,
  arrived,
  authcodeReceived,
  callAnswered,
  detourTaken,
  emailEntered,
  numberRegistered,
  passkeysChecked,
  sessionCleared,
  sessionTimedOut,
  uplifted,
} from './events';
import type { Kept } from './persisted';

/** What this sign-in may offer and what has happened in it so far. */
export const journeyShape = z.object({
  accountCreated: z.boolean(),
  hasP5Success: z.boolean(),
  gpRecordChecked: z.boolean(),
  allowP5BeforeP9: z.boolean(),
  fido2Enabled: z.boolean(),
  landlineRegistrationEnabled: z.boolean(),
  /** Calls that have been sent round once and may not be sent round again before they succeed. */
  detours: z.array(z.string()),
  /** The query of a link from an email, which says who somebody is and may change their password. In memory only. */
  emailedQuery: z.string(),
});
export type Journey = z.infer<typeof journeyShape>;

export const journeyKept: Kept<Journey> = {
  accountCreated: true,
  hasP5Success: true,
  gpRecordChecked: true,
  allowP5BeforeP9: true,
  fido2Enabled: true,
  landlineRegistrationEnabled: true,
  detours: true,
  emailedQuery: false,
};

const initial: Journey = {
  accountCreated: false,
  hasP5Success: false,
  gpRecordChecked: false,
  allowP5BeforeP9: false,
  fido2Enabled: false,
  landlineRegistrationEnabled: false,
  detours: [],
  emailedQuery: '',
};

/** A detour is named after its call: `call:kind`. */
const isOf = (call: string) => (detour: string) => detour.startsWith(`${call}:`);

export const journey = createReducer(initial, (builder) =>
  builder
    .addCase(emailEntered, (state) => {
      state.fido2Enabled = false;
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
    })
    .addCase(numberRegistered, (state) => {
      state.accountCreated = true;
    })
    .addCase(uplifted, (state) => {
      state.hasP5Success = true;
    })
    .addCase(authcodeReceived, (state, { payload }) => {
      state.gpRecordChecked = payload.gpRecordChecked;
    })
    .addCase(detourTaken, (state, { payload }) => {
      state.detours.push(payload);
    })
    .addCase(callAnswered, (state, { payload }) => {
      state.detours = state.detours.filter((detour) => !isOf(payload)(detour));
    })
    .addCase(sessionTimedOut, () => initial)
    .addCase(sessionCleared, () => initial),
);

/** Whether a call was sent round by a renewal of the session or the firewall's page, and has not succeeded since. */
export const sentRound = ({ detours }: Journey, call: string) => detours.some(isOf(call));

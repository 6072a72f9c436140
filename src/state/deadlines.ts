import { createReducer, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { SESSION_RENEWAL } from '@/session/detour-marker';
import type { Deadlines, Moment } from './deadlines.shape';
import { arrived, loginBegun, type Noted, personChanged, signInEnded } from './events';

const initial: Deadlines = { request: '', lead: null, noted: {} };

/** Writes a moment down by the server's clock, as soon as anything is known of that. */
function note(state: Deadlines, { moment, at, lead }: Noted) {
  const { noted } = state;
  if (lead !== null) {
    // Moments that the device's clock has dated until now were as far off.
    if (state.lead === null) for (const name in noted) noted[name as Moment] = (noted[name as Moment] ?? 0) + lead;
    state.lead = lead;
  }
  noted[moment] = at + (state.lead ?? 0);
}

const isNoted = (event: UnknownAction): event is UnknownAction & { meta: Noted } => !!(event.meta as Noted | undefined)?.moment;

/** The session goes on, with nobody in it. */
const ofNobody = ({ noted: { session }, ...rest }: Deadlines): Deadlines => ({ ...rest, noted: session === undefined ? {} : { session } });

export const deadlines = createReducer(initial, (builder) =>
  builder
    .addCase(arrived, (state, { payload: { fromCookie, detours, loggedIn }, meta }) => {
      const request = String(fromCookie.state);
      // Nothing runs out for who came without a session.
      if (Object.keys(fromCookie).length === 0) return;
      if (state.request !== request) state.noted = {};
      state.request = request;
      const { session, login } = state.noted;
      if (session === undefined || /:renewal$/.test(detours.join())) note(state, { ...meta, moment: 'session' });
      if (loggedIn && (login === undefined || detours.includes(SESSION_RENEWAL))) note(state, { ...meta, moment: 'login' });
    })
    .addCase(loginBegun, ({ noted }) => {
      delete noted.login;
    })
    .addMatcher(isAnyOf(personChanged, signInEnded), ofNobody)
    .addMatcher(isNoted, (state, { meta }) => note(state, meta)),
);

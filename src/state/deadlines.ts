import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import { LOCKOUT_MINUTES, MINUTE_MS } from '@/constants';
import { fingerprint } from '@/session/fingerprint';
import type { Deadlines } from './deadlines.shape';
import { arrived, loginBegun, type Noted, personChanged, signInEnded, toNote } from './events';

const initial: Deadlines = { request: '', lead: null, noted: {} };

/** Writes a moment down by the server's clock, as soon as anything is known of that. */
function note(state: Deadlines, { moment, at, lead }: Noted) {
  const { noted } = state;
  if (lead !== null) {
    // What the device's clock has dated until now was as far off.
    if (state.lead === null) for (const name of Object.keys(noted) as (keyof typeof noted)[]) noted[name] = (noted[name] ?? 0) + lead;
    state.lead = lead;
  }
  const now = at + (state.lead ?? 0);
  // A second refusal is by the lock that runs already: it ends no later.
  const runs = moment.startsWith('lock') && now - (noted[moment] ?? -Infinity) < LOCKOUT_MINUTES * MINUTE_MS;
  if (!runs) noted[moment] = now;
}

/** The session goes on, with nobody in it. */
const ofNobody = ({ noted: { session }, ...rest }: Deadlines): Deadlines => ({ ...rest, noted: session === undefined ? {} : { session } });

export const deadlines = createReducer(initial, (builder) =>
  builder
    .addCase(arrived, (state, { payload: { fromCookie, detours, loggedIn }, meta }) => {
      const { state: mark, nonce } = fromCookie;
      const request = fingerprint(`${String(mark)} ${String(nonce)}`);
      // Nothing runs out for who came without a session.
      if (Object.keys(fromCookie).length === 0) return;
      if (state.request !== request) state.noted = {};
      state.request = request;
      if (state.noted.session === undefined || /:renewal$/.test(detours.join())) note(state, { ...meta, moment: 'session' });
      if (loggedIn && state.noted.login === undefined) note(state, { ...meta, moment: 'login' });
    })
    .addCase(loginBegun, ({ noted }) => {
      delete noted.login;
    })
    .addMatcher(isAnyOf(personChanged, signInEnded), ofNobody)
    .addMatcher(toNote, (state, { meta }) => note(state, meta)),
);

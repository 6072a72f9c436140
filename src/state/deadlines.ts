import { createReducer, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { SESSION_RENEWAL } from '@/session/detours';
import { arrived, loginBegun, type Moment, type Noted, personChanged, signInEnded } from './events';

/** Epoch milliseconds, by name. */
type Timestamps = Partial<Record<Moment, number>>;

/** The timestamps from which the deadlines of this session are reckoned. All of it is persisted, and nothing in it is about a user. */
export const storedDeadlines = {
  /** The `state` of the client's request: another one begins a new session, even under the same id. */
  request: '',
  /** Lead of the server's clock over the device's in `noted`, in milliseconds; null while `noted` is by the device's clock. */
  lead: null as number | null,
  noted: {} as Timestamps,
  /** The same timestamps by the clock of this device. */
  byDevice: {} as Timestamps,
};
export type Deadlines = typeof storedDeadlines;

/** Writes a moment down by the server's clock, as soon as anything is known of that. */
function note(state: Deadlines, { moment, at, lead }: Noted) {
  const { noted } = state;
  if (lead !== null) {
    // Moments that the device's clock has dated until now were as far off.
    if (state.lead === null) for (const name in noted) noted[name as Moment] = (noted[name as Moment] ?? 0) + lead;
    state.lead = lead;
  }
  noted[moment] = at + (state.lead ?? 0);
  state.byDevice[moment] = at;
}

const isNoted = (event: UnknownAction): event is UnknownAction & { meta: Noted } => !!(event.meta as Noted | undefined)?.moment;

const ofSession = ({ session }: Deadlines['noted']) => (session === undefined ? {} : { session });

/** The session goes on, with nobody in it. */
const ofNobody = ({ noted, byDevice, ...rest }: Deadlines): Deadlines => ({
  ...rest,
  noted: ofSession(noted),
  byDevice: ofSession(byDevice),
});

export const deadlines = createReducer(storedDeadlines, (builder) =>
  builder
    .addCase(arrived, (state, { payload: { fromCookie, fromAddress, isRequest, returnedFrom, loggedIn }, meta }) => {
      const request = String(fromCookie.state);
      // Nothing runs out for who came without a session.
      if (Object.keys(fromCookie).length === 0) return;
      // A request without `state` looks like the one before it.
      const isNew = isRequest && (fromCookie.client_id ?? fromAddress.client_id) === fromAddress.client_id;
      if (isNew || state.request !== request) state.noted = state.byDevice = {};
      state.request = request;
      const { session, login } = state.noted;
      if (session === undefined || returnedFrom?.endsWith(':renewal')) note(state, { ...meta, moment: 'session' });
      if (loggedIn && (login === undefined || returnedFrom === SESSION_RENEWAL)) note(state, { ...meta, moment: 'login' });
    })
    .addCase(loginBegun, ({ noted, byDevice }) => {
      delete noted.login;
      delete byDevice.login;
    })
    .addMatcher(isAnyOf(personChanged, signInEnded), ofNobody)
    .addMatcher(isNoted, (state, { meta }) => note(state, meta)),
);

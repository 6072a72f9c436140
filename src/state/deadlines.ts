import { createReducer, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { LOCKOUT_MINUTES, MINUTE_MS, REMINDER_LOCK_HOURS } from '@/limits-and-durations';
import { SESSION_RENEWAL } from '@/session/round-trips';
import * as events from './events';
import type { Lock, TimestampMeta, TimestampName } from './events';

/** Epoch milliseconds, by name. */
type Timestamps = Partial<Record<TimestampName, number>>;

/** The timestamps from which the deadlines of this session are calculated. All fields are persisted, and none is about a user. */
export const storedDeadlines = {
  /** The `state` of the client's request. Another one begins a new session, even under the same id. */
  request: '',
  /** How far the server's clock is ahead in `timestamps`, in milliseconds. Null while they are by the device's clock. */
  lead: null as number | null,
  timestamps: {} as Timestamps,
  /** The same timestamps by the device's clock. */
  byDevice: {} as Timestamps,
};
export type Deadlines = typeof storedDeadlines;

/** How long a lock lasts at most, in milliseconds. */
export const lockMs = (lock: Lock) => (lock === 'reminder' ? REMINDER_LOCK_HOURS * 60 : LOCKOUT_MINUTES) * MINUTE_MS;

/** Sets a timestamp by the server's clock, if that is known. An earlier one stays for `retainedMs`. */
function setTimestamp(state: Deadlines, { timestamp, at, lead }: TimestampMeta, retainedMs = -Infinity) {
  const { timestamps } = state;
  if (lead !== null) {
    // Correct the earlier timestamps, which are by the device's clock.
    if (state.lead === null)
      for (const name in timestamps) timestamps[name as TimestampName] = (timestamps[name as TimestampName] ?? 0) + lead;
    state.lead = lead;
  }
  const now = at + (state.lead ?? 0);
  if ((timestamps[timestamp] ?? -Infinity) + retainedMs > now) return;
  if (timestamp === 'code' || timestamp === 'emailCode') {
    if (timestamps[timestamp] === undefined) delete timestamps.codeReplaced;
    else timestamps.codeReplaced = now;
  }
  timestamps[timestamp] = now;
  state.byDevice[timestamp] = at;
}

const hasTimestamp = (event: UnknownAction): event is UnknownAction & { meta: TimestampMeta } =>
  !!(event.meta as TimestampMeta | undefined)?.timestamp;

const onlySession = ({ session }: Deadlines['timestamps']) => (session === undefined ? {} : { session });

/** Retains only the start of the session. */
const withoutUser = ({ timestamps, byDevice, ...rest }: Deadlines): Deadlines => ({
  ...rest,
  timestamps: onlySession(timestamps),
  byDevice: onlySession(byDevice),
});

export const deadlines = createReducer(storedDeadlines, (builder) =>
  builder
    .addCase(events.arrived, (state, { payload: { fromCookie, fromAddress, isRequest, returnedFrom, loggedIn }, meta }) => {
      const request = String(fromCookie.state);
      // A visit without a session has no deadlines.
      if (Object.keys(fromCookie).length === 0) return;
      // A request without `state` cannot be distinguished from the one before it.
      const isNew = isRequest && (fromCookie.client_id ?? fromAddress.client_id) === fromAddress.client_id;
      if (isNew || state.request !== request) state.timestamps = state.byDevice = {};
      state.request = request;
      const { session, login } = state.timestamps;
      if (session === undefined || returnedFrom?.endsWith(':renewal')) setTimestamp(state, { ...meta, timestamp: 'session' });
      if (loggedIn && (login === undefined || returnedFrom === SESSION_RENEWAL)) setTimestamp(state, { ...meta, timestamp: 'login' });
    })
    .addCase(events.loginBegun, ({ timestamps, byDevice }) => {
      delete timestamps.login;
      delete byDevice.login;
    })
    .addMatcher(isAnyOf(events.userChanged, events.signInEnded), withoutUser)
    // Another refusal does not extend a lock that runs.
    .addMatcher(hasTimestamp, (state, event) =>
      setTimestamp(state, event.meta, events.lockStarted.match(event) ? lockMs(event.payload) : undefined),
    ),
);

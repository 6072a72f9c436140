import { rowFor } from '@/api/error-match';
import { ApiError } from '@/api/http';
import { type Address, paths } from '@/paths';
import { trackSubmitError } from '@/session/analytics';
import { explain } from '@/session/explain';
import type { Cause } from '@/session/help-code';
import { replaceFailedRequest } from '@/session/report';
import { forgetRoundTrips } from '@/session/round-trips';
import { callAnswered, type Lock, lockStarted } from '@/state/events';
import type { AppDispatch, RootState, Thunk } from '@/state/store';
import type { CallName } from './call-name';
import { commonRows, type ErrorRow, noAnswerRow, sessionRows, unknownSessionRow } from './errors';
import { goTo, type Outcome, stay } from './outcome';
import { pageVisit } from './page-visit';
import { startRoundTrip } from './round-trip';
import type { Handling, Step } from './step-type';

/** The cause of a failed call, for the help code of its target page. A call without an answer stays on its page. */
function causeOf({ kind, status, refusal }: ApiError): Cause {
  if (kind !== 'answer') return 'signInOver';
  if (status === 405 && !refusal?.ofWebServer) return 'firewall';
  return status < 400 ? 'shape' : status < 500 ? 'refused' : 'failed';
}

/** The precedence of rows: no answer, the session, the call's own rows, the common rows, the call's fallback. */
const outcomeOf = <Code extends string>(
  error: ApiError,
  call: CallName,
  { errors, fallback = paths.error, retryAt }: Handling<Code>,
): Thunk<Outcome<Code>> => {
  const row = rowFor(error, [noAnswerRow, ...sessionRows, ...errors, ...commonRows]);
  // A 405 may come from the firewall, or from a web server without an API behind it.
  const { refusal, status, requestId } = error;
  const unknownSession = row === unknownSessionRow;
  if (refusal && (!row || unknownSession || status === 405))
    void explain((sentences) => (unknownSession ? sentences.ofUnknownSession(refusal) : sentences.ofRefusal(refusal)), true, requestId);
  const outcome = row?.outcome ?? goTo(fallback);
  const cause = causeOf(error);
  if (outcome.kind === 'redirectRoundTrip')
    return startRoundTrip(call, { ...outcome, otherwise: { ...outcome.otherwise, cause } }, retryAt);
  if (outcome.kind !== 'go') return () => outcome;
  const to = outcome.carriesCode && error.code ? (`${outcome.to}?errorCode=${error.code}` as typeof outcome.to) : outcome.to;
  return () => ({ ...outcome, to, cause });
};

/** The lock of each page that asks the user to wait after too many attempts. */
const lockOf: Readonly<Partial<Record<Address, Lock>>> = {
  [paths.loginAttemptsExceeded]: 'login',
  [paths.passwordAttemptsExceeded]: 'password',
  [paths.otpAttemptsExceeded]: 'code',
  [paths.otpRequestsExceeded]: 'codeRequests',
  [paths.passkeyLoginAttemptsExceeded]: 'passkey',
  [paths.register.attemptsExceeded]: 'registration',
  [paths.reset.attemptsExceeded]: 'reset',
  [paths.cannotRequestAnotherReminder]: 'reminder',
  [paths.proofing.p5RegisterAttempt]: 'match',
  [paths.proofing.p5RegisterReattemptLock]: 'match',
  [paths.proofing.confirmYourDetails]: 'match',
  [paths.proofing.p5PdsLimit]: 'records',
};

/** Starts the lock of the page that an answer targets. The page reads the end of the lock only once, when it mounts. */
const withLock =
  <Code extends string>(outcome: Outcome<Code>): Thunk<Outcome<Code>> =>
  (dispatch) => {
    const lock = outcome.kind === 'go' && lockOf[outcome.to];
    if (lock) dispatch(lockStarted(lock));
    return outcome;
  };

/** Reports a failed call of the login or passkey API to analytics. Includes the text only if the error table contains it. */
export function reportFailure(error: ApiError, rows: readonly ErrorRow<string>[]) {
  const { kind, reportedAs: call, status } = error;
  if (call && (kind === 'answer' || kind === 'noAnswer'))
    trackSubmitError({ call, status, text: rowFor(error, [...sessionRows, ...rows])?.message ?? '' });
}

interface Tools {
  /** Dispatches events always, and thunks only until the user leaves the page. */
  dispatch: AppDispatch;
  getState: () => RootState;
  /** Aborted when the user leaves the page. Check it after an await, before anything else is sent or shown. */
  signal: AbortSignal;
}

/**
 * A step makes one call, dispatches an event and returns an Outcome. `run` does all three, or returns undefined if the user left the page.
 * A failure goes to `onFailure`, and is then looked up in the session rows, the step's table and the common rows. A step never navigates.
 */
export function step<Argument = void, const Code extends string = never>(
  call: CallName,
  handling: Handling<Code>,
  run: (argument: Argument, tools: Tools) => Promise<Outcome<Code> | undefined>,
): Step<Argument, Code> {
  const thunkOf =
    (argument: Argument): Thunk<Promise<Outcome<Code>>> =>
    async (dispatch, getState) => {
      const signal = pageVisit();
      const before = getState();
      replaceFailedRequest();
      forgetRoundTrips(call);
      const onward = ((action: Parameters<AppDispatch>[0]) =>
        typeof action === 'function' && signal.aborted ? Promise.resolve() : dispatch(action)) as AppDispatch;
      try {
        const outcome = await run(argument, { dispatch: onward, getState, signal });
        if (outcome) dispatch(callAnswered(call));
        return dispatch(withLock(outcome ?? stay));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        replaceFailedRequest(error.requestId);
        const event = handling.onFailure?.(error, getState(), before);
        if (event) dispatch(event);
        reportFailure(error, handling.errors);
        return dispatch(withLock(dispatch(outcomeOf(error, call, handling))));
      }
    };
  // Production does not read the table.
  return import.meta.env.DEV ? Object.assign(thunkOf, { callName: call, handling }) : thunkOf;
}

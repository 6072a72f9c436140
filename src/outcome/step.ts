import type { UnknownAction } from '@reduxjs/toolkit';
import { ApiError, rowFor } from '@/api/api-error';
import type { OtpMethod } from '@/api/login';
import { config } from '@/config';
import { type Address, type Path, paths } from '@/paths';
import { trackSubmitError } from '@/session/analytics';
import { explain } from '@/session/explain';
import type { Cause } from '@/session/help-code';
import { replaceFailedRequest } from '@/session/report';
import { forgetRoundTrips, type RoundTrip, type RoundTripKind, storeRoundTrip } from '@/session/round-trips';
import { callAnswered, type Lock, lockStarted, roundTripStarted } from '@/state/events';
import type { AppDispatch, RootState, Thunk } from '@/state/store';
import type { RefusalNames } from '../../contract/refusal-names';
import { commonRows, type ErrorRow, noAnswerRow, sessionRows, unknownSessionRow } from './common-errors';
import { pageVisit } from './exit';
import { goTo, leaveFor, type Outcome, type RedirectRoundTrip, stay } from './outcome';

/** Operations with a step for each of their variants. */
type Divided = 'trigger-otp' | 'request-otp' | 'otp';
/** Pairs of operations that one step sends. */
type Paired = `passkey-${'options' | 'verify'}` | `uplift-${'nhs-known' | 'demog-trace'}`;

/** The operation id of the contract, with the variant when several steps send it. Error tables and redirect round trips use it. */
export type CallName =
  | Exclude<keyof RefusalNames, Divided | Paired>
  | 'passkey'
  | 'uplift'
  | `${Divided} ${OtpMethod}`
  | `request-otp new ${OtpMethod}`
  | 'client-info refusal'
  | 'client-info terms'
  | 'duplicate-email another';

export interface Handling<Code extends string = string> {
  /** The call's own rows of the error table. The first matching row wins. */
  errors: readonly ErrorRow<Code>[];
  /** The page for an answer that no row matches. Defaults to `/error`. */
  fallback?: Path;
  /** The page to which the browser returns after a renewal of the session or the firewall's page. */
  retryAt?: Path;
  /** Returns the event that stores the details of an ApiError, before its outcome is looked up. `before`: the state when the step began. */
  onFailure?: (error: ApiError, now: RootState, before: RootState) => UnknownAction | undefined;
}

/**
 * The action of a form or a button: a function that returns a thunk for `useStep`. `Code`: the error codes that it may set on a field. The form
 * must have a sentence for each of them.
 */
export interface Step<Argument = void, Code extends string = never> {
  (argument: Argument): Thunk<Promise<Outcome<Code>>>;
  /** The call and its error table. Only in development and tests, which draw and check the tables. */
  readonly callName?: CallName;
  readonly handling?: Handling;
}

/** A step without a call: dispatches the event or the thunk, if there is one, and navigates. */
export const stepTo =
  (to: Address, options: Parameters<typeof goTo>[1] = {}, event?: UnknownAction | Thunk<void>): Step<unknown> =>
  () =>
  (dispatch) => {
    if (event) dispatch(event);
    return Promise.resolve(goTo(to, options));
  };

/** Sends an error about a field to the form where the user can correct it. For pages without a form. */
export const correctedAt = (form: Path, outcome: Outcome<string>): Outcome =>
  outcome.kind === 'invalid' && outcome.field ? goTo(form, { state: { refused: outcome } }) : (outcome as Outcome);

/** The URL of each kind of round trip, with the address to return to. */
const urlOf: Readonly<Record<RoundTripKind, (back: string) => string>> = {
  renewal: (back) => `${config.authApiUrl}/auth-init?${new URLSearchParams({ 'return-uri': back })}`,
  firewall: (back) => `${config.loginApiUrl}/waf-token?${new URLSearchParams({ redirectUri: back })}`,
};

/** The firewall's page returns to the current page. A renewed session helps only if the call can be repeated. */
const returnPathOf = (by: RoundTripKind, retryAt: string | undefined) => retryAt ?? (by === 'firewall' ? location.pathname : undefined);

/** Starts a redirect round trip, once per call until the call succeeds. If storage is blocked, its kind in the address prevents a loop. */
export const startRoundTrip =
  (call: CallName, { by, otherwise }: RedirectRoundTrip, retryAt?: string): Thunk<Outcome> =>
  (dispatch, getState) => {
    const back = returnPathOf(by, retryAt);
    const { roundTrips, kindsInAddress } = getState().journey;
    const roundTrip: RoundTrip = `${call}:${by}`;
    if (!back || roundTrips.includes(roundTrip) || kindsInAddress.includes(by)) return otherwise;
    dispatch(roundTripStarted(roundTrip));
    const marker = storeRoundTrip(roundTrip, back, roundTrips) ? '' : `?roundTrip=${[...kindsInAddress, by].join()}`;
    return leaveFor(urlOf[by](location.origin + back + marker));
  };

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
  if (refusal && (!row || unknownSession || (status === 405 && refusal.ofWebServer)))
    void explain(
      (sentences) => (unknownSession ? sentences.ofUnknownSession(refusal) : sentences.ofRefusal(refusal, status)),
      true,
      requestId,
    );
  const outcome = row?.outcome ?? goTo(fallback);
  const cause = causeOf(error);
  if (outcome.kind === 'redirectRoundTrip')
    return startRoundTrip(call, { ...outcome, otherwise: { ...outcome.otherwise, cause } }, retryAt);
  if (outcome.kind !== 'go') return () => outcome;
  const to = outcome.carriesCode && error.code ? (`${outcome.to}?errorCode=${error.code}` as typeof outcome.to) : outcome.to;
  return () => ({ ...outcome, to, cause });
};

/** The lock of each page that asks the user to wait. It starts before the page mounts, which reads its end only once. */
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
      const withLock = (outcome: Outcome<Code>) => {
        const lock = outcome.kind === 'go' && lockOf[outcome.to];
        if (lock) dispatch(lockStarted(lock));
        return outcome;
      };
      try {
        const outcome = await run(argument, { dispatch: onward, getState, signal });
        if (outcome) dispatch(callAnswered(call));
        return withLock(outcome ?? stay);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        replaceFailedRequest(error.requestId);
        const event = handling.onFailure?.(error, getState(), before);
        if (event) dispatch(event);
        reportFailure(error, handling.errors);
        return withLock(dispatch(outcomeOf(error, call, handling)));
      }
    };
  // Production does not read the table.
  return import.meta.env.DEV ? Object.assign(thunkOf, { callName: call, handling }) : thunkOf;
}

import { rowFor } from '@/api/error-match';
import { ApiError } from '@/api/http';
import { paths } from '@/paths';
import { trackSubmitError } from '@/session/analytics';
import { explain } from '@/session/explain';
import { forgetDetours } from '@/session/taken-detours';
import { callAnswered } from '@/state/events';
import type { AppDispatch, RootState, Thunk } from '@/state/store';
import type { CallName } from './call-name';
import { takeDetour } from './detour';
import { commonRows, type ErrorRow, noAnswerRow, sessionRows, unknownSessionRow } from './errors';
import { goTo, type Outcome, stay } from './outcome';
import { pageVisit } from './page-visit';
import type { Handling, Step } from './step-type';

/** The precedence of errors: no answer and the session, the call's own rows, the common rows, the call's fallback. */
const outcomeOf = <Code extends string>(
  error: ApiError,
  call: CallName,
  { errors, fallback = paths.error, retryAt }: Handling<Code>,
): Thunk<Outcome<Code>> => {
  const row = rowFor(error, [noAnswerRow, ...sessionRows, ...errors, ...commonRows]);
  // A 405 may be the firewall's, or that of a web server without an API behind it.
  const { refusal, status } = error;
  const unknownSession = row === unknownSessionRow;
  if (refusal && (!row || unknownSession || status === 405))
    void explain(
      (sentences) => (unknownSession ? sentences.ofUnknownSession(refusal) : sentences.ofRefusal(refusal)),
      `A call failed: ${call}, ${status}`,
    );
  const outcome = row?.outcome ?? goTo(fallback);
  if (outcome.kind === 'detour') return takeDetour(call, outcome, retryAt);
  if (outcome.kind !== 'go' || !outcome.carriesCode || !error.code) return () => outcome;
  return () => ({ ...outcome, to: `${outcome.to}?errorCode=${error.code}` as typeof outcome.to });
};

/** Reports a failed call of the login or passkey API to analytics, with the text only when the catalogue has it. */
export function reportFailure(error: ApiError, rows: readonly ErrorRow<string>[]) {
  const { kind, reportedAs: call, status } = error;
  if (call && (kind === 'answer' || kind === 'noAnswer'))
    trackSubmitError({ call, status, text: rowFor(error, [...sessionRows, ...rows])?.message ?? '' });
}

interface Tools {
  /** Announces an event always; begins a further step only while the page is there. */
  dispatch: AppDispatch;
  getState: () => RootState;
  /** Aborted when the page is left. To be asked after a wait, before anything more is sent or shown. */
  signal: AbortSignal;
}

/**
 * A step: one call, the event for the store, and the Outcome. `run` does the three, or ends without an Outcome when its page was left. A
 * failure is stored by `onRefused`, then looked up in the step's table, after the session rows and before the common ones. A step never
 * navigates.
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
      const onward = ((action: Parameters<AppDispatch>[0]) =>
        typeof action === 'function' && signal.aborted ? Promise.resolve() : dispatch(action)) as AppDispatch;
      try {
        const outcome = await run(argument, { dispatch: onward, getState, signal });
        if (outcome) {
          dispatch(callAnswered(call));
          forgetDetours(call);
        }
        return outcome ?? stay;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const event = handling.onRefused?.(error, getState(), before);
        if (event) dispatch(event);
        reportFailure(error, handling.errors);
        return dispatch(outcomeOf(error, call, handling));
      }
    };
  // Nothing reads the table in production.
  return import.meta.env.DEV ? Object.assign(thunkOf, { callName: call, handling }) : thunkOf;
}

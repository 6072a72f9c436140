import { rowFor } from '@/api/error-match';
import { ApiError, NO_ANSWER, OTHER_SIGN_IN } from '@/api/http';
import { paths } from '@/paths';
import { trackSubmitError } from '@/session/analytics';
import { standing } from '@/session/sign-in';
import { endIfOver } from '@/state/end-if-over';
import { callAnswered, signInEnded } from '@/state/events';
import type { AppDispatch, RootState, Thunk } from '@/state/store';
import { firewall, renewal } from './detour';
import { commonRows, type ErrorRow, sessionRows } from './errors';
import { goTo, noAnswer, type Outcome } from './outcome';
import { placeOf } from './place';

interface Handling {
  /** The call's own rows of the error catalogue; the first that matches wins. */
  errors: readonly ErrorRow[];
  /** Where an answer goes that no row knows. */
  fallback?: string;
  /** Where the browser comes back to after a renewal of the session or the firewall's page. */
  retryAt?: string;
}

const timedOut: Thunk<Outcome> = (dispatch) => {
  dispatch(signInEnded('timedOut'));
  return goTo(paths.sessionTimeout);
};

const invalidSession: Thunk<Outcome> = (dispatch) => {
  dispatch(signInEnded('invalid'));
  return goTo(paths.sessionInvalid);
};

const elsewhere: Thunk<Outcome> = (dispatch) => {
  const ending = dispatch(endIfOver());
  return goTo(paths.sessionInvalid, { state: { elsewhere: ending === 'replaced' } });
};

/** The cookies hold another sign-in: nothing of this one may go out under it, or touch what it holds. */
const replaced: Thunk<Outcome> = (dispatch) => dispatch(standing() === 'gone' ? timedOut : elsewhere);

/** The precedence of errors: no answer, the session, the call's own rows, the common rows, the call's fallback. */
const outcomeOf = (error: ApiError, call: string, { errors, fallback = paths.error, retryAt }: Handling): Thunk<Outcome> => {
  if (error.status === NO_ANSWER) return () => noAnswer;
  const session = rowFor(error, sessionRows)?.means;
  if (session === 'timedOut') return renewal(call, timedOut, retryAt);
  if (session === 'invalid') return invalidSession;
  if (session === 'firewall') return firewall(call, retryAt);
  if (session === 'replaced') return replaced;
  const outcome = (rowFor(error, errors) ?? rowFor(error, commonRows))?.outcome ?? goTo(fallback);
  // However a call says it, the session is over.
  if (outcome.kind === 'go' && outcome.to === paths.sessionTimeout) return timedOut;
  if (outcome.kind !== 'go' || !outcome.carriesCode || !error.code) return () => outcome;
  return () => ({ ...outcome, to: `${outcome.to}?errorCode=${error.code}` });
};

/** Tells analytics of a failed call of the login or passkey API, with the text only when the catalogue has it. */
export function reportFailure(error: ApiError, rows: readonly ErrorRow[]) {
  const { reportedAs: call, status } = error;
  if (call && status !== OTHER_SIGN_IN)
    trackSubmitError({ call, status, text: (rowFor(error, sessionRows) ?? rowFor(error, rows))?.message ?? '' });
}

/** Ends a step whose page was left. */
class Left extends Error {}

interface Tools {
  /** What has happened is always told; a further step is not begun for somebody who has left. */
  dispatch: AppDispatch;
  getState: () => RootState;
  /** Ends the step when its page was left. To be asked after a wait, before anything more is sent or shown. */
  stillHere: () => void;
}

/**
 * A step: one call, the event that tells the store, and the Outcome that tells where to go. `run` does the three; what the call
 * refuses is looked up in the step's table, after the session rows and before the common ones. It never navigates.
 */
export const step =
  <Argument = void>(call: string, handling: Handling, run: (argument: Argument, tools: Tools) => Promise<Outcome>) =>
  (argument: Argument): Thunk<Promise<Outcome>> =>
  async (dispatch, getState) => {
    const place = placeOf(getState());
    const stillHere = () => {
      if (placeOf(getState()) !== place) throw new Left();
    };
    const onward = ((action: Parameters<AppDispatch>[0]) => {
      if (typeof action === 'function') stillHere();
      return dispatch(action);
    }) as AppDispatch;
    try {
      const outcome = await run(argument, { dispatch: onward, getState, stillHere });
      dispatch(callAnswered(call));
      return outcome;
    } catch (error) {
      // Nobody is there to be told.
      if (error instanceof Left) return noAnswer;
      if (!(error instanceof ApiError)) throw error;
      reportFailure(error, handling.errors);
      return dispatch(outcomeOf(error, call, handling));
    }
  };

// The app loads the sentences late. Loaded here, each is logged within its own test.
import '@/session/explain/sentences';
import { ApiError, type FailureKind } from '@/api/api-error';
import { goToHelpCentre } from '@/journeys/duplicate-account/steps/without-call';
import { sendAnotherReminder, sendReminder } from '@/journeys/duplicate-account/steps/send-reminder';
import { submitLandlineCode, submitMobileCode } from '@/journeys/security-code/steps/submit-security-code';
import { submitEmail } from '@/journeys/sign-in/steps/check-account';
import { endPageVisit } from '@/outcome/exit';
import { goTo, invalid, type Outcome, stay } from '@/outcome/outcome';
import { type Handling, step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { explain } from '@/session/explain';
import { deliverBy } from '@/session/report';
import { readRoundTrips, type RoundTrip, storeRoundTrip } from '@/session/round-trips';
import { callAnswered, emailEntered, roundTripStarted } from '@/state/events';
import {
  accepted,
  analyticsEvents,
  expectedMessages,
  openSteps,
  openStore,
  recordSends,
  requestsInFlight,
  rowsOf,
  type Run,
  writePreference,
} from '../../support/environment';

function storeAfter(...roundTrips: RoundTrip[]) {
  for (const roundTrip of roundTrips) storeRoundTrip(roundTrip, paths.checkLogin);
  return openStore(...roundTrips.map((roundTrip) => roundTripStarted(roundTrip))).store;
}

const roundTripsOf = (store: ReturnType<typeof storeAfter>) => [store.getState().journey.roundTrips, readRoundTrips().taken];

const failure = (status: number, message = '', kind: FailureKind = 'answer') =>
  new ApiError(kind, status, { message, cid_error_code: 'CID2013' }, '/password');

const after = (error: Error, handling: Handling = { errors: [] }) =>
  storeAfter().dispatch(step('password', handling, () => Promise.reject(error))());

const wrong: Handling['errors'][number] = { status: 400, outcome: invalid('password', 'WRONG') };

describe('step whose call fails', () => {
  const disabled = (carriesCode: boolean): Handling => ({ errors: [{ outcome: goTo(paths.accountDisabled, { carriesCode }) }] });
  const uncoded = new ApiError('answer', 400, {});
  const unauthorised = new ApiError('answer', 401, { message: 'Unauthorized' });
  const timedOut = { kind: 'go', to: '/session-timeout', signOut: 'timedOut' } as const;

  it.each<[string, Error, Handling, Partial<Outcome<string>>]>([
    ['an answer in its error table', failure(400), { errors: [wrong] }, { kind: 'invalid', field: 'password', code: 'WRONG' }],
    ['an answer without a row, at /error', failure(400), { errors: [] }, { kind: 'go', to: '/error' }],
    ['an answer without a row, at its fallback', failure(400), { errors: [], fallback: paths.login }, { kind: 'go', to: '/login' }],
    ['a session error, before its own rows', failure(451), { errors: [{ status: 451, outcome: stay }] }, { to: '/session-invalid' }],
    ['an answer in its rows, before the common rows', failure(429), { errors: [{ status: 429, outcome: stay }] }, { kind: 'stay' }],
    ['a busy service', failure(503), { errors: [wrong] }, { kind: 'go', to: '/service-busy' }],
    ['a missing answer', failure(0, '', 'noAnswer'), { errors: [{ outcome: stay }] }, { kind: 'invalid', code: 'NO_ANSWER' }],
    [
      'a row that adds the error code to the address',
      failure(400),
      { errors: [{ status: 400, outcome: goTo(paths.accountDisabled, { carriesCode: true, replace: true }) }] },
      { kind: 'go', to: '/account-disabled?errorCode=CID2013' as '/login', replace: true },
    ],
    ['a row that adds no error code', failure(400), disabled(false), { kind: 'go', to: '/account-disabled' }],
    ['a row that adds the error code, without a code in the answer', uncoded, disabled(true), { kind: 'go', to: '/account-disabled' }],
    ['a session error of a step without an address to repeat its call', unauthorised, { errors: [] }, timedOut],
  ])('returns the outcome of a step for %s', async (_name, error, handling, outcome) => {
    expect(await after(error, handling)).toMatchObject(outcome);
  });

  const sent = { method: 'POST', url: '/api/login/password' };
  const refused = (status: number, ofWebServer: boolean, message?: string) =>
    new ApiError('answer', status, { message }, undefined, { ...sent, ofWebServer });

  it.each([
    ['firewall', refused(405, false), '/error'],
    ['refused', refused(405, true), '/error'],
    ['refused', refused(400, false), '/error'],
    ['refused', refused(499, false), '/error'],
    ['firewall', new ApiError('answer', 405), '/error'],
    ['failed', refused(500, false), '/error'],
    ['shape', new ApiError('answer', 200), '/error'],
    ['signInOver', new ApiError('ended'), '/session-invalid'],
  ])('passes the cause %s of a failed step to the next page', async (cause, error, to) => {
    const opened = storeAfter();
    opened.dispatch(roundTripStarted('password:firewall'));
    expect(await opened.dispatch(step('password', { errors: [] }, () => Promise.reject(error))())).toMatchObject({ to, cause });
  });

  const noRow = (status: number) => `POST /password: the status is ${status}, and no row of the error table has this answer`;

  it.each<[string, Handling['errors'], ApiError, string | undefined]>([
    ['a refusal without a row', [], refused(418, false), noRow(418)],
    ['a 405 of the firewall', [], refused(405, false), undefined],
    ['a 405 of a web server, which has a row', [], refused(405, true), noRow(405)],
    ['an unknown session', [], refused(400, false, 'invalid session'), 'POST /password: the API does not know this session'],
    ['a refusal in its table', [wrong], refused(400, false), undefined],
    ['an error without an answer to describe', [], new ApiError('answer', 418), undefined],
  ])('explains in the console and in a report what is wrong with %s', async (_what, errors, error, sentence) => {
    const reported = vi.fn();
    onTestFinished(deliverBy(reported));
    reported.mockClear();
    await after(error, { errors });
    await explain(() => 'GET /next');
    const warnings = vi.mocked(console.warn).mock.calls.map(([text]) => String(text));
    const logged = warnings.filter((text) => !expectedMessages.some((expected) => expected.test(text)));
    expect(logged).toEqual([...(sentence ? [expect.stringContaining(sentence)] : []), 'GET /next']);
    expect(reported.mock.calls.map(([, , , text]: string[]) => text)).toEqual(logged);
  });

  it('dispatches the event of onFailure, which receives the initial state, before the step chooses the outcome', async () => {
    const opened = storeAfter();
    const handling: Handling = {
      onFailure: ({ status }, now, before) => emailEntered(`${status} ${before.profile.email} ${now.profile.email}`),
      get errors() {
        return [{ status: 400, outcome: invalid('password', opened.getState().profile.email) }];
      },
    };
    opened.dispatch(emailEntered('before'));
    const refused = step('password', handling, (_none, { dispatch }) => {
      dispatch(emailEntered('during'));
      return Promise.reject(failure(400));
    });
    expect(await opened.dispatch(refused())).toEqual(invalid('password', '400 before during'));
  });

  it('rethrows a fault of the program from a step', () => expect(after(new TypeError('broken'))).rejects.toThrow('broken'));

  it.each<[FailureKind, number, string]>([
    ['answer', 400, 'Known to the table'],
    ['answer', 451, ''],
    ['noAnswer', 0, ''],
  ])('reports a failed step with %s %i to analytics', async (kind, status, text) => {
    writePreference(accepted);
    const known = { message: 'Known to the table', outcome: stay };
    await after(failure(status, text, kind), { errors: [known, { status: 451, outcome: stay }] });
    expect(analyticsEvents('submitError')).toEqual([{ event: 'submitError', path: '/', call: '/password', status, text }]);
  });

  it('reports no unknown text, no unnamed call and no ended sign-in of a step to analytics', async () => {
    writePreference(accepted);
    await after(failure(400, 'mobile@example.com'));
    expect(analyticsEvents('submitError')).toEqual([{ event: 'submitError', path: '/', call: '/password', status: 400, text: '' }]);
    await after(new ApiError('answer', 400));
    await after(failure(0, '', 'another'));
    expect(analyticsEvents('submitError')).toHaveLength(1);
  });
});

describe('lock after a step', () => {
  const locksAfter = async (run: () => Promise<Outcome>, fallback?: Path) => {
    const { dispatch, getState } = storeAfter();
    await dispatch(step('password', { errors: [], ...(fallback && { fallback }) }, run)());
    return Object.keys(getState().deadlines.timestamps);
  };

  it.each(
    rowsOf<string, Path>([
      ['lock login', '/login-attempts-exceeded'],
      ['lock password', '/password-attempts-exceeded'],
      ['lock code', '/otp-attempts-exceeded'],
      ['lock codeRequests', '/otp-requests-exceeded'],
      ['lock passkey', '/passkey-login-attempts-exceeded'],
      ['lock registration', '/register/attempts-exceeded'],
      ['lock reset', '/reset/attempts-exceeded'],
      ['lock reminder', '/cannot-request-another-reminder'],
      ['lock match', '/proofing/p5-register-attempt', '/proofing/p5-register-reattempt-lock', '/proofing/confirm-your-details'],
      ['lock records', '/proofing/p5-pds-limit'],
    ]),
  )('starts the lock of the page %s before the navigation: %s', async (page, lock) => {
    expect(await locksAfter(() => Promise.reject(failure(400)), page)).toEqual([lock]);
    expect(await locksAfter(() => Promise.resolve(goTo(page)))).toEqual([lock]);
  });

  it('starts no lock for another page, and none without a navigation', async () => {
    expect(await locksAfter(() => Promise.reject(failure(400)))).toEqual([]);
    expect(await locksAfter(() => Promise.resolve(stay))).toEqual([]);
  });
});

it('forgets the redirects of a successful step and no others, in the store and in the tab', async () => {
  const opened = storeAfter('password:renewal', 'authcode:renewal');
  const passes = step('password', { errors: [] }, () => Promise.resolve(goTo(paths.login)));
  expect(await opened.dispatch(passes())).toEqual({ kind: 'go', to: '/login' });
  expect(roundTripsOf(opened)).toEqual([['authcode:renewal'], ['authcode:renewal']]);
});

it('stays without an outcome after a step, does not count the call as answered, and forgets its redirect in the tab', async () => {
  const opened = storeAfter('password:renewal');
  expect(await opened.dispatch(step('password', { errors: [] }, () => Promise.resolve(undefined))())).toEqual({ kind: 'stay' });
  expect(roundTripsOf(opened)).toEqual([['password:renewal'], []]);
});

it('dispatches the events of a step whose page was left, and starts no further step', async () => {
  const opened = storeAfter();
  const further = vi.fn();
  const leaves = step('password', { errors: [] }, async (_: void, { dispatch, signal }) => {
    expect(signal.aborted).toBe(false);
    endPageVisit();
    expect(signal.aborted).toBe(true);
    dispatch(emailEntered('left@example.com'));
    dispatch(roundTripStarted('authcode:renewal'));
    await dispatch(async () => void further());
    return stay;
  });
  await opened.dispatch(leaves());
  expect(opened.getState().profile.email).toBe('left@example.com');
  expect(further).not.toHaveBeenCalled();
  opened.dispatch(callAnswered('authcode'));
  expect(opened.getState().journey.roundTrips).toEqual([]);
});

it('forgets the redirects of a step whose page was left, so that the next call may redirect again', async () => {
  const opened = storeAfter('password:renewal');
  const leaves = step('password', { errors: [] }, async () => {
    endPageVisit();
    return stay;
  });
  await opened.dispatch(leaves());
  expect(roundTripsOf(opened)).toEqual([[], []]);
});
const form = { otp: '123456', remember: false };

/** More turns of the event loop than the app needs from an answer to its effect. */
const TURNS = 20;
async function waitForEffect() {
  for (let idleTurns = 0; idleTurns < TURNS; idleTurns = requestsInFlight.size === 0 ? idleTurns + 1 : 0)
    await new Promise((resolve) => setImmediate(resolve));
}

/** Runs a step whose call is answered immediately. Returns whether the step has ended, at first and after each wait. */
async function endedAfter(give: (run: Run) => Promise<unknown>, ...waits: number[]) {
  recordSends({ status: 'CONFIRMED', id_token: 'token' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let ended = false;
  void give(openSteps().run).then(() => (ended = true));
  await waitForEffect();
  const seen = [ended];
  for (const ms of waits) {
    await vi.advanceTimersByTimeAsync(ms);
    await waitForEffect();
    seen.push(ended);
  }
  return seen;
}

it.each<[string, (run: Run) => Promise<unknown>]>([
  ['the check of an address', (run) => run(submitEmail, { email: 'maya@example.com' })],
  ['a code by text message', (run) => run(submitMobileCode, form)],
  ['a code by a call', (run) => run(submitLandlineCode, form)],
  ['a first reminder', (run) => run(sendReminder)],
  ['the way to the help centre', (run) => run(goToHelpCentre)],
])('waits at least a second for %s, however quick the answer', async (_what, give) => {
  expect(await endedAfter(give, 999, 1)).toEqual([false, false, true]);
});

it('waits no longer than the answer for a second reminder', async () =>
  expect(await endedAfter((run) => run(sendAnotherReminder))).toEqual([true]));

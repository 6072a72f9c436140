import { describe, expect, it } from 'vitest';
import { ApiError, type FailureKind } from '@/api/http';
import { goTo, invalid, type Outcome, stay } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import type { Handling } from '@/outcome/step-type';
import { paths } from '@/paths';
import { emailEntered, roundTripStarted } from '@/state/events';
import { makeStore } from '@/state/store';
import { accepted, analyticsEvents, writePreference } from '../../support/cookie-choice';
import { registerStore } from '../../support/open-stores';

function store() {
  const opened = makeStore();
  registerStore(opened);
  return opened.store;
}
const failure = (status: number, message = '', kind: FailureKind = 'answer') =>
  new ApiError(kind, status, { message, cid_error_code: 'CID2013' }, '/password');

/** The outcome of a step whose call fails so. */
const after = (error: Error, handling: Handling = { errors: [] }) =>
  store().dispatch(step('password', handling, () => Promise.reject(error))());

const wrong: Handling['errors'][number] = { status: 400, outcome: invalid('password', 'WRONG') };

describe('step whose call fails', () => {
  it.each<[string, Error, Handling, Partial<Outcome<string>>]>([
    ['takes the row of its table', failure(400), { errors: [wrong] }, { kind: 'invalid', field: 'password', code: 'WRONG' }],
    ['ends at /error without a row', failure(400), { errors: [] }, { kind: 'go', to: '/error' }],
    ['ends at its fallback without a row', failure(400), { errors: [], fallback: paths.login }, { kind: 'go', to: '/login' }],
    ['asks the rows of the session first', failure(451), { errors: [{ status: 451, outcome: stay }] }, { to: '/session-invalid' }],
    ['asks the common rows last', failure(429), { errors: [{ status: 429, outcome: stay }] }, { kind: 'stay' }],
    ['knows a busy service', failure(503), { errors: [wrong] }, { kind: 'go', to: '/service-busy' }],
    ['stays without an answer', failure(0, '', 'noAnswer'), { errors: [{ outcome: stay }] }, { kind: 'invalid', code: 'NO_ANSWER' }],
    [
      'adds its code to the address of a row that carries it',
      failure(400),
      { errors: [{ status: 400, outcome: goTo(paths.accountDisabled, { carriesCode: true, replace: true }) }] },
      { kind: 'go', to: '/account-disabled?errorCode=CID2013' as '/login', replace: true },
    ],
    [
      'adds no code to the address of another row',
      failure(400),
      { errors: [{ status: 400, outcome: goTo(paths.accountDisabled) }] },
      { kind: 'go', to: '/account-disabled' },
    ],
    [
      'adds nothing where the answer has no code',
      new ApiError('answer', 400, {}),
      { errors: [{ status: 400, outcome: goTo(paths.accountDisabled, { carriesCode: true }) }] },
      { kind: 'go', to: '/account-disabled' },
    ],
    [
      'does not take a detour without an address to repeat its call',
      new ApiError('answer', 401, { message: 'Unauthorized' }),
      { errors: [] },
      { kind: 'go', to: '/session-timeout', signOut: 'timedOut' },
    ],
  ])('returns the outcome for %s', async (_name, error, handling, outcome) => {
    expect(await after(error, handling)).toMatchObject(outcome);
  });

  const refused = (status: number, ofWebServer: boolean) =>
    new ApiError('answer', status, undefined, undefined, { method: 'POST', url: '/api/login/password', status, json: false, ofWebServer });

  it.each([
    ['firewall', refused(405, false), '/error'],
    ['refused', refused(405, true), '/error'],
    ['refused', refused(499, false), '/error'],
    ['failed', refused(500, false), '/error'],
    ['shape', new ApiError('answer', 200), '/error'],
    ['signInOver', new ApiError('ended'), '/session-invalid'],
  ])('names the cause %s to the page that it leads to', async (cause, error, to) => {
    const opened = store();
    opened.dispatch(roundTripStarted('password:firewall'));
    const failed = step('password', { errors: [] }, () => Promise.reject(error));
    expect(await opened.dispatch(failed())).toMatchObject({ to, cause });
  });

  it('takes a detour back to where it can be repeated', async () => {
    const unauthorised = new ApiError('answer', 401, { message: 'Unauthorized' });
    const outcome = await after(unauthorised, { errors: [], retryAt: paths.checkLogin });
    expect(outcome).toMatchObject({ kind: 'leave' });
    expect('url' in outcome && decodeURIComponent(outcome.url)).toMatch(/\/check-login$/);
  });

  it('stores what onFailure says of the failure, the state of the beginning in hand, before the outcome is looked up', async () => {
    const opened = store();
    const handling: Handling = {
      onFailure: ({ status }, now, before) => emailEntered(`${status} ${before.profile.email} ${now.profile.email}`),
      get errors() {
        const outcome = invalid('password', opened.getState().profile.email);
        return [{ status: 400, outcome }];
      },
    };
    opened.dispatch(emailEntered('before'));
    const refused = step('password', handling, (_none, { dispatch }) => {
      dispatch(emailEntered('during'));
      return Promise.reject(failure(400));
    });
    expect(await opened.dispatch(refused())).toEqual(invalid('password', '400 before during'));
  });

  it('stores nothing where onFailure names no event', async () => {
    const handling: Handling = { errors: [wrong], onFailure: () => undefined };
    expect(await after(failure(400), handling)).toEqual(wrong.outcome);
  });

  it('rethrows a fault of the program', async () => {
    await expect(after(new TypeError('broken'))).rejects.toThrow('broken');
  });

  it.each<[FailureKind, number, string]>([
    ['answer', 400, 'Known to the table'],
    ['answer', 451, ''],
    ['noAnswer', 0, ''],
  ])('reports %s %i to analytics', async (kind, status, text) => {
    writePreference(accepted);
    const handling: Handling = {
      errors: [
        { message: 'Known to the table', outcome: stay },
        { status: 451, outcome: stay },
      ],
    };
    await after(failure(status, text, kind), handling);
    expect(analyticsEvents('submitError')).toEqual([{ event: 'submitError', path: '/', call: '/password', status, text }]);
  });

  it('reports no unknown text, no unnamed call and no ended sign-in to analytics', async () => {
    writePreference(accepted);
    await after(failure(400, 'mobile@example.com'));
    expect(analyticsEvents('submitError')).toEqual([{ event: 'submitError', path: '/', call: '/password', status: 400, text: '' }]);
    await after(new ApiError('answer', 400));
    await after(failure(0, '', 'another'));
    expect(analyticsEvents('submitError')).toHaveLength(1);
  });
});

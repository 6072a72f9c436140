import { ApiError, type FailureKind, rowFor } from '@/api/api-error';
import { commonRows, emailRefused, noAnswerRow, sessionRows } from '@/outcome/common-errors';
import * as outcomes from '@/outcome/outcome';
import { goTo } from '@/outcome/outcome';
import { correctedAt, stepTo } from '@/outcome/step';
import { paths } from '@/paths';
import { openStore } from '../../support/bare-store';

const deny = 'User is not authorized to access this resource with an explicit deny';
const meaning = (status: number, body: unknown) => {
  const outcome = rowFor(new ApiError('answer', status, body), sessionRows)?.outcome;
  if (outcome?.kind === 'redirectRoundTrip') return outcome.by;
  return outcome?.kind === 'go' ? outcome.signOut : undefined;
};

it.each([
  [401, { message: 'Unauthorized' }, 'renewal'],
  [401, { error: 'Unauthorized' }, 'renewal'],
  [401, { error: 'Something', message: 'Unauthorized' }, 'renewal'],
  [401, { message: 'unauthorized.' }, 'renewal'],
  [401, { message: 'UNAUTHORIZED' }, 'renewal'],
  [401, { message: 'Unauthorized', cid_error_code: '' }, 'renewal'],
  [401, { message: 'Unauthorized', cid_error_code: 'CID12' }, 'renewal'],
  [401, { message: 'Unauthorized', cid_error_code: '<b>CID2013</b>' }, 'renewal'],
  [401, { message: 'Unauthorized', cid_error_code: null }, 'renewal'],
  [401, { message: 'Unauthorized', cid_error_code: 'CID2013' }, undefined],
  [401, { error: 'unauthorized.' }, 'renewal'],
  [401, { error: 'Unauthorized', cid_error_code: 'CID2013' }, undefined],
  [401, { message: 'Unauthorized request' }, undefined],
  [401, { message: 'Unauthorized..' }, undefined],
  [401, {}, undefined],
  [403, { message: 'Unauthorized' }, undefined],
  [403, { error: 'Unauthorized' }, undefined],
  [403, { message: '' }, undefined],
  [403, { Message: deny }, 'renewal'],
  [403, { Message: `${deny} in an identity-based policy` }, 'renewal'],
  [403, { message: deny, cid_error_code: 'CID2013' }, undefined],
  [403, { message: deny }, 'renewal'],
  [403, { message: `${deny}.` }, 'renewal'],
  [403, { message: deny, cid_error_code: 'CID201' }, 'renewal'],
  [403, { message: deny, cid_error_code: 'CID20145' }, undefined],
  [403, { message: 'Forbidden' }, undefined],
  [401, { message: deny }, undefined],
  [400, { error: 'invalid session' }, 'invalid'],
  [400, { error: 'Invalid session.' }, 'invalid'],
  [400, { error: 'Invalid OTP Session' }, undefined],
  [401, { error: 'invalid session' }, undefined],
  [451, {}, 'invalid'],
  [451, { message: 'Unauthorized', cid_error_code: 'CID2013' }, 'invalid'],
  [451, undefined, 'invalid'],
  [405, undefined, 'firewall'],
  [405, { message: 'Unauthorized' }, 'firewall'],
  [500, { message: 'Unauthorized' }, undefined],
  [500, { error: 'Unauthorized' }, undefined],
  [0, undefined, undefined],
])('reads from the answer %i %j the session state: %s', (status, body, means) => expect(meaning(status, body)).toBe(means));

describe('rows of an error table', () => {
  const rows = [
    { code: 'CID2013', outcome: goTo('/login?by-code') },
    { status: 401, message: 'User does not exist', outcome: goTo('/login?by-status-and-text') },
    { message: 'User does not exist', outcome: goTo('/login?by-text') },
    { status: 401, outcome: goTo('/login?by-status') },
  ];
  it.each([
    [401, { error: 'User does not exist', cid_error_code: 'CID2013' }, '/login?by-code'],
    [401, { error: 'User does not exist.' }, '/login?by-status-and-text'],
    [400, { message: 'USER DOES NOT EXIST' }, '/login?by-text'],
    [401, { error: 'User does not exist at all' }, '/login?by-status'],
    [418, {}, undefined],
  ])('finds the first row of an error table that fits: %i %j is %s', (status, body, path) => {
    expect(rowFor(new ApiError('answer', status, body), rows)?.outcome.to).toBe(path);
  });

  it('shares only the rows for 429 and 503 between all error tables', () => {
    const known = [400, 401, 403, 404, 405, 409, 418, 429, 451, 500, 502, 503, 504].filter((status) =>
      rowFor(new ApiError('answer', status), commonRows),
    );
    expect(known).toEqual([429, 503]);
  });
});
describe('session rows', () => {
  const timedOut = { kind: 'go', to: '/session-timeout', signOut: 'timedOut' };
  const invalid = { kind: 'go', to: '/session-invalid', signOut: 'invalid' };

  /** The targets of the rows of every call, typed in by hand. */
  const outcomes: readonly [kind: FailureKind, status: number, body: unknown, outcome: object][] = [
    ['noAnswer', 0, undefined, { kind: 'invalid', field: '', code: 'NO_ANSWER' }],
    ['answer', 401, { message: 'Unauthorized' }, { kind: 'redirectRoundTrip', by: 'renewal', otherwise: timedOut }],
    ['answer', 400, { error: 'invalid session' }, invalid],
    ['answer', 451, undefined, invalid],
    ['answer', 405, undefined, { kind: 'redirectRoundTrip', by: 'firewall', otherwise: { kind: 'go', to: '/error' } }],
    ['gone', 0, undefined, timedOut],
    ['ended', 0, undefined, { kind: 'go', to: '/session-invalid', signOut: 'endedElsewhere' }],
    ['another', 0, undefined, { kind: 'go', to: '/session-invalid', signOut: 'replaced' }],
    ['answer', 429, undefined, { kind: 'go', to: '/service-busy' }],
    ['answer', 503, undefined, { kind: 'go', to: '/service-busy' }],
    ['answer', 400, { message: 'Invalid email address' }, { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' }],
  ];

  it.each(outcomes)('maps a call that fails by %s %i %j to the outcome of its row', (kind, status, body, outcome) => {
    const rows = [noAnswerRow, ...sessionRows, ...commonRows, emailRefused];
    expect(rowFor(new ApiError(kind, status, body), rows)?.outcome).toEqual(outcome);
  });
});

describe('outcomes', () => {
  const { goTo, invalid } = outcomes;

  it('returns from each outcome function what its name declares', () => {
    expect(outcomes.openInNewTab(paths.cookies)).toEqual({ kind: 'newTab', to: '/cookies' });
    expect(outcomes.leaveFor('https://client.example')).toEqual({ kind: 'leave', url: 'https://client.example' });
    const handedOver = { kind: 'leave', url: 'https://client.example', signOut: 'handedOver' };
    expect(outcomes.leaveAndEndSession('https://client.example', 'handedOver')).toEqual(handedOver);
    const ended = { kind: 'go', to: '/session-invalid', signOut: 'invalid' };
    expect(outcomes.endSession(paths.sessionInvalid, 'invalid')).toEqual(ended);
    expect(outcomes.stay).toEqual({ kind: 'stay' });
    expect(outcomes.noAnswer).toEqual({ kind: 'invalid', field: '', code: 'NO_ANSWER' });
    expect(outcomes.noAnswerAgain).toEqual({ kind: 'invalid', field: '', code: 'NO_ANSWER_AGAIN' });
  });

  it('sends only a refused field to the form where it can be corrected', () => {
    const refused = invalid('email', 'EMAIL_FORMAT');
    expect(correctedAt(paths.enterEmail, refused)).toEqual({ kind: 'go', to: '/enter-email', state: { refused } });
    for (const other of [outcomes.noAnswer, goTo(paths.login), outcomes.stay, outcomes.leaveFor('/x')]) {
      expect(correctedAt(paths.enterEmail, other)).toBe(other);
    }
  });

  it('continues from a choice to its page with the navigation state, and declares the page', async () => {
    const choice = stepTo(paths.enterEmail, { state: { notAgreed: true } });
    expect(await openStore().store.dispatch(choice(undefined))).toEqual({ kind: 'go', to: '/enter-email', state: { notAgreed: true } });
  });
});

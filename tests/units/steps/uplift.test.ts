import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordFailure } from '@/journeys/proofing/steps/record-failure';
import { uplift } from '@/journeys/proofing/steps/uplift';
import { startClock } from '@/session/clock';
import { dobGiven, failureRecorded, nameGiven, nhsNumberGiven, postcodeGiven, postcodeOutOfArea, pyiSelected } from '@/state/events';
import { refused } from '../../../mocks/screens/proofing-answers';
import { arrival } from '../../support/arrival';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { openSteps } from '../../support/run-steps';

const session = { client_id: 'client', session_id: 'session-1' };
const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };
const names = { first_name: 'Maya', last_name: 'Okafor' };
const number = '9990000018';
const [come, name, birth, place] = [
  arrival({ loggedIn: true, fromCookie: { client_id: 'client' } }),
  (middleNames = '') => nameGiven({ firstName: 'Maya', middleNames, lastName: 'Okafor' }),
  dobGiven('1984-03-15'),
  postcodeGiven('LS1 4AP'),
];
/** The state of somebody of whom no other account is known. */
const nothingFound = {
  p5DuplicateFound: false,
  maskedEmail: '',
  maskedEmailList: [],
  accountMigrationEnabled: false,
  eligibleForAccountMigrationJourney: false,
  ineligibilityReason: '',
};
const byNumber = [come, name('Ada'), nhsNumberGiven(number), birth, place];
const byName = (middleNames?: string) => [come, nhsNumberGiven(number), name(middleNames), birth, place];

describe('uplift', () => {
  it.each([
    ['by number', byNumber, 'p5-uplift-nhs-known', { ...born, nhs_number: number }],
    ['by name', byName('Ada'), 'p5-uplift-demog-trace', { ...born, ...names, middle_names: 'Ada' }],
    ['by a name without middle names', byName(), 'p5-uplift-demog-trace', { ...born, ...names }],
  ])('is requested %s and continues at the authorisation code', async (_how, events, call, body) => {
    const sent = recordSends({});
    const { run, state } = openSteps(...events);
    expect(await run(uplift)).toEqual({ kind: 'go', to: '/authcode' });
    expect(bodiesOf(sent)).toEqual([[`POST /api/proofing/${call}`, { ...body, ...session }]]);
    expect(state().proofing.hasUplifted).toBe(true);
  });

  it('is requested without an id when the client service has none', async () => {
    const sent = recordSends({});
    await openSteps(...byNumber.slice(1)).run(uplift);
    expect(sent[0]?.body).toMatchObject({ client_id: '' });
  });

  it('clears the choice to prove identity another way, with or without a match', async () => {
    recordSends({}, () => HttpResponse.error());
    const { run, state } = openSteps(...byNumber, pyiSelected());
    expect(await run(uplift)).toMatchObject({ kind: 'invalid', code: 'NO_ANSWER' });
    expect(state().proofing).toMatchObject({ selectedPYI: false, hasUplifted: false });
  });
});

describe('refused uplift', () => {
  beforeEach(() => {
    startClock();
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  });
  afterEach(() => (sessionStorage.clear(), startClock()));
  const now = 1_800_000_000;
  const after = async (status: number, body: object, ...events: Parameters<typeof openSteps>) => {
    recordSends({}, () => HttpResponse.json(body, { status }));
    const { run, state } = openSteps(...byNumber, ...events);
    return { outcome: await run(uplift), proofing: state().proofing };
  };

  it.each([
    [400, 'No match found', '/proofing/no-match'],
    [418, 'anything', '/proofing/p5-error-generic'],
    [409, 'anything', '/proofing/p5-already-completed'],
  ])('continues for %i %s at its page', async (status, error, to) => {
    const { outcome, proofing } = await after(status, { error });
    expect(outcome).toEqual({ kind: 'go', to });
    expect(proofing).toMatchObject({ p5DuplicateFound: false, hasUplifted: false, lockOutTime: null });
  });

  it('stores another account', async () => {
    const told = { message: 'User not uplifted', account_migration: true, eligible_for_account_migration_journey: true, pyi_sla: '2 days' };
    const { outcome, proofing } = await after(409, { ...told, email: ['m••@example.com'], lockout_time_seconds: 5 });
    expect(outcome).toEqual({ kind: 'go', to: '/proofing/duplicate-nhs-number' });
    expect(proofing).toMatchObject({
      p5DuplicateFound: true,
      maskedEmail: 'm••@example.com',
      eligibleForAccountMigrationJourney: true,
      pyiSla: '2 days',
      lockOutTime: 5,
    });
  });

  it.each([
    ['another number', nhsNumberGiven('9990000026')],
    ['a name', name()],
    ['another date of birth', dobGiven('1990-01-02')],
    ['another postcode', postcodeGiven('M1 1AA')],
    ['a postcode out of reach', postcodeOutOfArea('EH1 1AA')],
  ])('offers no replacement of another account after %s was given meanwhile', async (_what, event) => {
    const { run, state, store } = openSteps(...byNumber);
    const told = {
      message: 'User not uplifted',
      account_migration: true,
      eligible_for_account_migration_journey: true,
      email: 'm••@example.com',
    };
    recordSends({}, () => (store.dispatch(event), HttpResponse.json(told, { status: 409 })));
    await run(uplift);
    expect(state().proofing).toMatchObject(nothingFound);
  });

  it('offers the replacement of another account after the same answers were given meanwhile', async () => {
    const { run, state, store } = openSteps(...byNumber);
    recordSends({}, () => (store.dispatch(place), HttpResponse.json({ message: 'User not uplifted' }, { status: 409 })));
    await run(uplift);
    expect(state().proofing.p5DuplicateFound).toBe(true);
  });

  it('removes invisible characters from the texts of the answer', async () => {
    const email = ['m\u202e••@example.com', '\u3164'];
    const told = { message: 'User not uplifted', account_migration: true, email, pyi_sla: ' 2\u200b days\u2800' };
    const { proofing } = await after(409, told);
    expect(proofing).toMatchObject({ maskedEmailList: ['m••@example.com'], pyiSla: '2 days' });
  });

  it.each([
    ['milliseconds', (now + 600) * 1000, now + 600],
    ['seconds of the last year that counts', 253_402_300_799, 253_402_300_799],
    ['no date', 1e300, null],
  ])('stores the end of a lock in seconds when the answer has %s', async (_unit, lockout_time_seconds, kept) => {
    expect((await after(400, { error: 'No match found', lockout_time_seconds })).proofing.lockOutTime).toBe(kept);
  });

  it('stores the end of a lock in the answer', async () => {
    const end = now + 600;
    expect((await after(400, { error: 'No match found', lockout_time_seconds: end })).proofing.lockOutTime).toBe(end);
  });

  it.each([
    ['runs stays', 600, true],
    ['ends now is forgotten', 0, false],
    ['has passed is forgotten', -600, false],
  ])('stores a lock without an end as one that %s', async (_what, seconds, stays) => {
    const end = now + seconds;
    const { proofing } = await after(400, { error: 'No match found' }, refused({ lockout_time_seconds: end }));
    expect(proofing.lockOutTime).toBe(stays ? end : null);
  });
});

describe('fault of the program during an uplift', () => {
  it('is rethrown and is no refusal', async () => {
    const fromCookie = { client_id: { toString: 'no function' } };
    const odd = arrival({ loggedIn: true, fromCookie });
    const { run, state } = openSteps(odd, ...byNumber.slice(1), refused({ lockout_time_seconds: 1 }));
    await expect(run(uplift)).rejects.toThrow(TypeError);
    expect(state().proofing.lockOutTime).toBe(1);
  });
});

describe('details without a match', () => {
  const recorded = { ...born, session_id: 'session-1' };

  it.each([
    ['by number', byNumber, { ...recorded, nhs_number: number }],
    ['by name', byName('Ada'), { ...recorded, ...names, middle_names: 'Ada' }],
    ['by a name without middle names', byName(), { ...recorded, ...names }],
  ])('are recorded %s for the proof of identity', async (_how, events, body) => {
    const sent = recordSends({});
    const { run, state } = openSteps(...events);
    expect(await run(recordFailure)).toEqual({ kind: 'go', to: '/authcode' });
    expect(bodiesOf(sent)).toEqual([['POST /api/proofing/record-p5-failure-data', body]]);
    expect(state().proofing.failureRecorded).toBe(true);
  });

  it('are recorded again when they were changed during the call', async () => {
    const { run, state, store } = openSteps(...byNumber);
    const sent = recordSends({}, () => void store.dispatch(nhsNumberGiven('9990000026')));
    await run(recordFailure);
    expect(state().proofing.failureRecorded).toBe(false);
    await run(recordFailure);
    expect(sent.map(({ body }) => (body as { nhs_number: string }).nhs_number)).toEqual([number, '9990000026']);
  });

  it('are recorded once', async () => {
    const sent = recordSends({});
    expect(await openSteps(...byNumber, failureRecorded()).run(recordFailure)).toEqual({ kind: 'go', to: '/authcode' });
    expect(sent).toEqual([]);
  });

  it.each([400, 429, 500, 503])('have their own page when recording fails with %i', async (status) => {
    recordSends({}, refusing('/record-p5-failure-data', status));
    const { run, state } = openSteps(...byNumber);
    expect(await run(recordFailure)).toEqual({ kind: 'go', to: '/proofing/p5-unable-to-save-details' });
    expect(state().proofing.failureRecorded).toBe(false);
  });
});

import { HttpResponse } from 'msw';
import { upliftRefusal } from '@/api/proofing';
import {
  checkAgain,
  enterAnotherPostcode,
  proveAnotherWay,
  proveWhoYouAre,
  tryName,
  tryNumber,
} from '@/journeys/proofing/steps/without-call';
import { recordFailure } from '@/journeys/proofing/steps/record-failure';
import { uplift } from '@/journeys/proofing/steps/uplift';
import { startClock } from '@/session/clock';
import {
  dobGiven,
  failureRecorded,
  matchChosen,
  nameGiven,
  nhsNumberGiven,
  nhsNumberNotKnown,
  postcodeGiven,
  postcodeOutOfArea,
  pyiSelected,
} from '@/state/events';
import type { Proofing } from '@/state/proofing';
import { answersOf, refused } from '../../mocks/screens/proofing-answers';
import { answer, world } from '../../mocks/server';
import { arrival, bodiesOf, openSteps, recordSends } from '../support/environment';
import { button, expectPage, foundDuplicate, visit } from '../support/user';

it('sends no second uplift after Back', async () => {
  const check = '/proofing/check-your-details';
  answer('uplift-nhs-known.no-match');
  const { user } = await visit(check, { persona: 'uplift', upTo: 'identity-token', events: answersOf('uplift', 'number') });
  await user.click(button('Submit information'));
  await expectPage('/proofing/no-match', 'We cannot find a match');
  window.history.back();
  await expectPage(check, 'Check your details');
  expect(world().calls.filter(({ path }) => path.endsWith('p5-uplift-nhs-known'))).toHaveLength(1);
});

describe('uplift', () => {
  const session = { client_id: 'client', session_id: 'session-1' };
  const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };
  const names = { first_name: 'Maya', last_name: 'Okafor' };
  const named = { ...names, middle_names: 'Ada' };
  const number = '9990000018';
  const [arrived, name, birth, place] = [
    arrival({ loggedIn: true, fromCookie: { client_id: 'client' } }),
    (middleNames = '') => nameGiven({ firstName: 'Maya', middleNames, lastName: 'Okafor' }),
    dobGiven('1984-03-15'),
    postcodeGiven('LS1 4AP'),
  ];
  const nothingFound = {
    p5DuplicateFound: false,
    maskedEmail: '',
    maskedEmailList: [],
    accountMigrationEnabled: false,
    eligibleForAccountMigrationJourney: false,
    ineligibilityReason: '',
  };
  const byNumber = [arrived, name('Ada'), nhsNumberGiven(number), birth, place];
  const byName = (middleNames?: string) => [arrived, nhsNumberGiven(number), name(middleNames), birth, place];

  const details = [
    ['by number', byNumber, 'p5-uplift-nhs-known', { ...born, nhs_number: number }],
    ['by name', byName('Ada'), 'p5-uplift-demog-trace', { ...born, ...named }],
    ['by a name without middle names', byName(), 'p5-uplift-demog-trace', { ...born, ...names }],
    ['by name, after a number that is not known', [...byNumber, nhsNumberNotKnown()], 'p5-uplift-demog-trace', { ...born, ...named }],
  ] as const;

  it.each(details)('requests the uplift %s and continues at the authorisation code', async (_how, events, call, body) => {
    const sent = recordSends({});
    const { run, state } = openSteps(...events);
    expect(await run(uplift)).toEqual({ kind: 'go', to: '/authcode' });
    expect(bodiesOf(sent)).toEqual([[`POST /api/proofing/${call}`, { ...body, ...session }]]);
    expect(state().proofing.hasUplifted).toBe(true);
  });

  it('requests the uplift without an id when the client service has none', async () => {
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

  describe('refused uplift', () => {
    beforeEach(() => {
      startClock();
      vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
    });
    afterEach(() => (sessionStorage.clear(), startClock()));
    const now = 1_800_000_000;
    const migration = { message: 'User not uplifted', account_migration: true, eligible_for_account_migration_journey: true };
    const after = async (status: number, body: object, ...events: Parameters<typeof openSteps>) => {
      recordSends({}, () => HttpResponse.json(body, { status }));
      const { run, state, store } = openSteps(...byNumber, ...events);
      const states = new Set<Proofing>();
      store.subscribe(() => void states.add(state().proofing));
      return { outcome: await run(uplift), proofing: state().proofing, states: [...states] };
    };

    it('stores another account of a refused uplift in one state change', async () => {
      const refusal = { ...migration, email: ['m••@example.com'], pyi_sla: '2 days', lockout_time_seconds: 5 };
      const { outcome, states } = await after(409, refusal);
      expect(outcome).toEqual({ kind: 'go', to: '/proofing/duplicate-nhs-number' });
      const found = {
        p5DuplicateFound: true,
        maskedEmail: 'm••@example.com',
        maskedEmailList: ['m••@example.com'],
        accountMigrationEnabled: true,
        eligibleForAccountMigrationJourney: true,
        pyiSla: '2 days',
        lockOutTime: 5,
      };
      expect(states.filter(({ p5DuplicateFound, lockOutTime }) => p5DuplicateFound || lockOutTime !== null)).toMatchObject([found]);
    });

    it('replaces the other account of an earlier uplift with that of the next refusal', async () => {
      const earlier = foundDuplicate({ account_migration: true, ineligibility_reason: 'active_account', email: ['m••@example.com'] });
      const email = ['a••@example.com', 'b••@example.com'];
      const { proofing } = await after(409, { message: 'User not uplifted', email }, earlier);
      expect(proofing).toMatchObject({ ...nothingFound, p5DuplicateFound: true, maskedEmailList: email });
    });

    it.each([
      ['another number', nhsNumberGiven('9990000026')],
      ['a name', name()],
      ['another date of birth', dobGiven('1990-01-02')],
      ['another postcode', postcodeGiven('M1 1AA')],
      ['a postcode out of reach', postcodeOutOfArea('EH1 1AA')],
    ])('offers no replacement of another account after %s was given meanwhile', async (_what, event) => {
      const { run, state, store } = openSteps(...byNumber);
      const refusal = { ...migration, email: 'm••@example.com' };
      recordSends({}, () => (store.dispatch(event), HttpResponse.json(refusal, { status: 409 })));
      await run(uplift);
      expect(state().proofing).toMatchObject(nothingFound);
    });

    it('offers the replacement of another account after the same answers were given meanwhile', async () => {
      const { run, state, store } = openSteps(...byNumber);
      recordSends({}, () => (store.dispatch(place), HttpResponse.json({ message: 'User not uplifted' }, { status: 409 })));
      await run(uplift);
      expect(state().proofing.p5DuplicateFound).toBe(true);
    });

    it('removes invisible characters from the texts of a refused uplift', async () => {
      const email = ['m\u202e••@example.com', '\u3164'];
      const refusal = { message: 'User not uplifted', account_migration: true, email, pyi_sla: ' 2\u200b days\u2800' };
      const { proofing } = await after(409, refusal);
      expect(proofing).toMatchObject({ maskedEmailList: ['m••@example.com'], pyiSla: '2 days' });
    });

    it.each([
      ['milliseconds', (now + 600) * 1000, now + 600],
      ['seconds of the last year that counts', 253_402_300_799, 253_402_300_799],
      ['no date', 1e300, null],
    ])('stores the end of a match lock in seconds when the answer has %s', async (_unit, lockout_time_seconds, expected) => {
      expect((await after(400, { error: 'No match found', lockout_time_seconds })).proofing.lockOutTime).toBe(expected);
    });

    it.each([
      ['no answer', () => HttpResponse.error()],
      ['504', () => HttpResponse.html('<h1>504 Gateway Time-out</h1>', { status: 504 })],
      ['409', () => HttpResponse.json({ message: 'User not uplifted' }, { status: 409 })],
    ])('preserves the answers of the user and the known end of a match lock after %s', async (_what, answered) => {
      recordSends({}, answered);
      const { run, state } = openSteps(...byNumber, refused({ lockout_time_seconds: now + 600 }));
      await run(uplift);
      expect(state().proofing).toMatchObject({ nhsNumber: number, dob: '1984-03-15', postcode: 'LS1 4AP', lockOutTime: now + 600 });
    });

    it('replaces an earlier end of a match lock with that of the answer', async () => {
      const [before, end] = [now + 60, now + 600];
      const { proofing } = await after(400, { lockout_time_seconds: end }, refused({ lockout_time_seconds: before }));
      expect(proofing.lockOutTime).toBe(end);
    });

    it.each([
      ['runs stays', 600, true],
      ['ends now is forgotten', 0, false],
      ['has passed is forgotten', -600, false],
    ])('stores a match lock without an end as one that %s', async (_what, seconds, stays) => {
      const end = now + seconds;
      const { proofing } = await after(400, { error: 'No match found' }, refused({ lockout_time_seconds: end }));
      expect(proofing.lockOutTime).toBe(stays ? end : null);
    });
  });

  it('rethrows a fault of the program during an uplift and treats it as no refusal', async () => {
    const odd = arrival({ loggedIn: true, fromCookie: { client_id: { toString: 'no function' } } });
    const { run, state } = openSteps(odd, ...byNumber.slice(1), refused({ lockout_time_seconds: 1 }));
    await expect(run(uplift)).rejects.toThrow(TypeError);
    expect(state().proofing.lockOutTime).toBe(1);
  });

  it.each(details)('records details without a match %s for the proof of identity', async (_how, events, _call, body) => {
    const sent = recordSends({});
    const { run, state } = openSteps(...events);
    expect(await run(recordFailure)).toEqual({ kind: 'go', to: '/authcode' });
    expect(bodiesOf(sent)).toEqual([['POST /api/proofing/record-p5-failure-data', { ...body, session_id: 'session-1' }]]);
    expect(state().proofing.failureRecorded).toBe(true);
  });

  it('records details without a match again when they were changed during the call', async () => {
    const { run, state, store } = openSteps(...byNumber);
    const sent = recordSends({}, () => void store.dispatch(nhsNumberGiven('9990000026')));
    await run(recordFailure);
    expect(state().proofing.failureRecorded).toBe(false);
    await run(recordFailure);
    expect(sent.map(({ body }) => (body as { nhs_number: string }).nhs_number)).toEqual([number, '9990000026']);
  });

  it('records details without a match once', async () => {
    const sent = recordSends({});
    expect(await openSteps(...byNumber, failureRecorded()).run(recordFailure)).toEqual({ kind: 'go', to: '/authcode' });
    expect(sent).toEqual([]);
  });
});

it.each([
  ['the details are checked again', checkAgain, '/proofing/check-your-details?noMatch', false],
  ['the number is tried', tryNumber, '/proofing/know-nhs-number', true],
  ['the name is tried', tryName, '/proofing/enter-name', false],
])('stores after no match that %s, instead of an earlier choice', async (_what, step, to, triesNumber) => {
  const { run, state } = openSteps(pyiSelected(), ...(triesNumber ? [] : [matchChosen('number'), pyiSelected()]));
  expect(await run(step)).toEqual({ kind: 'go', to });
  expect(state().proofing).toMatchObject({ selectedPYI: false, triesNumber });
});

it('continues after no match at the details for the proof another way', async () => {
  const { run, state } = openSteps();
  expect(await run(proveAnotherWay)).toEqual({ kind: 'go', to: '/proofing/confirm-your-details' });
  expect(state().proofing.selectedPYI).toBe(true);
});

it.each([
  ['', '/proofing/enter-postcode'],
  ['?noMatch', '/proofing/enter-postcode?noMatch'],
])('asks for another postcode with the query "%s", and clears the unsupported one', async (query, to) => {
  window.history.replaceState(null, '', `/proofing/nhs-login-not-available-your-area${query}`);
  const { run, state } = openSteps(postcodeOutOfArea('EH1 1YZ'));
  expect(await run(enterAnotherPostcode)).toEqual({ kind: 'go', to });
  expect(state().proofing).toMatchObject({ postcode: '', outOfAreaPostcode: '', postcodeAskedAgain: true });
});

it('leaves the app for the proof of identity, and the sign-in waits for the return', async () => {
  expect(await openSteps().run(proveWhoYouAre)).toEqual({ kind: 'leave', url: '/pyi/patient-online/gp-connect', signOut: 'sentToProof' });
});
const none = { eligible_for_account_migration_journey: false, email: [], ineligibility_reason: '' };

describe('refusal of an uplift', () => {
  it('reads all members of a refused uplift', () => {
    const given = {
      error: 'a',
      message: 'b',
      account_migration: true,
      eligible_for_account_migration_journey: true,
      email: ['c••@example.com', 'd••@example.com'],
      ineligibility_reason: 'e',
      pyi_sla: '48 hours',
      lockout_time_seconds: 1_700_000_000,
    };
    expect(upliftRefusal.parse({ ...given, more: 1 })).toEqual(given);
  });

  it.each([undefined, null, 'a', [], {}])('reads no member of a refused uplift from %j', (body) => {
    expect(upliftRefusal.parse(body)).toEqual(none);
  });

  it('reads an invalid member of a refused uplift as missing, and preserves the others', () => {
    const odd = {
      error: [],
      message: {},
      account_migration: 'perhaps',
      eligible_for_account_migration_journey: 'yes',
      email: {},
      ineligibility_reason: {},
      pyi_sla: true,
      lockout_time_seconds: 'soon',
    };
    expect(upliftRefusal.parse(odd)).toEqual(none);
    expect(upliftRefusal.parse({ ...odd, error: 'locked' })).toEqual({ ...none, error: 'locked' });
  });

  it.each<[object, object]>([
    [
      { account_migration: 'true', eligible_for_account_migration_journey: 1 },
      { account_migration: true, eligible_for_account_migration_journey: true },
    ],
    [{ account_migration: 'False', eligible_for_account_migration_journey: '0' }, { account_migration: false }],
    [{ account_migration: null }, {}],
    [{ ineligibility_reason: 'ACTIVE_ACCOUNT' }, { ineligibility_reason: 'active_account' }],
    [{ pyi_sla: 48 }, { pyi_sla: '48 hours' }],
    [{ pyi_sla: '1' }, { pyi_sla: '1 hour' }],
    [{ pyi_sla: ' 2 to 3 days ' }, { pyi_sla: '2 to 3 days' }],
    [{ pyi_sla: 'within 2' }, { pyi_sla: 'within 2' }],
    [{ lockout_time_seconds: '1700000000' }, { lockout_time_seconds: 1_700_000_000 }],
    [{ lockout_time_seconds: 1e18 }, {}],
  ])('reads from %j the refused uplift %j', (given, expected) => expect(upliftRefusal.parse(given)).toEqual({ ...none, ...expected }));

  it.each<[unknown, string[]]>([
    ['a@example.com', ['a@example.com']],
    [
      ['a@example.com', '', {}, 42, null, ' b@example.com '],
      ['a@example.com', 'b@example.com'],
    ],
    ['', []],
    [null, []],
  ])('reads the duplicate email addresses of %j one by one', (email, expected) => {
    expect(upliftRefusal.parse({ email }).email).toEqual(expected);
  });
});

import type { UnknownAction } from '@reduxjs/toolkit';
import type { UpliftRefusal } from '@/api/proofing';
import * as events from '@/state/events';
import { detailsComplete } from '@/state/proofing';
import { stateAfter } from '../../support/environment';

const atFirst = stateAfter().proofing;

const maya = { firstName: 'Maya', middleNames: 'Ada', lastName: 'Okafor' };

const refusal = (parts: Partial<UpliftRefusal> = {}): UpliftRefusal => ({
  email: [],
  eligible_for_account_migration_journey: false,
  ineligibility_reason: '',
  ...parts,
});

const replaceable = { account_migration: true, eligible_for_account_migration_journey: true };

describe('proofing slice', () => {
  const given = [
    events.nhsNumberGiven('9990000018'),
    events.dobGiven('1984-03-15'),
    events.postcodeGiven('LS1 4AP'),
    events.matchChosen('number'),
    events.pyiSelected(),
    events.failureRecorded(),
    events.replacementRequested(),
    events.uplifted(),
    events.duplicateFound(refusal({ ...replaceable, email: ['ws•••'], ineligibility_reason: 'active_account' })),
  ];
  const duplicate = {
    p5DuplicateFound: true,
    maskedEmail: 'ws•••',
    accountMigrationEnabled: true,
    eligibleForAccountMigrationJourney: true,
    ineligibilityReason: 'active_account',
  };
  const noDuplicate = {
    ...{ p5DuplicateFound: false, maskedEmail: '', ineligibilityReason: '' },
    ...{ accountMigrationEnabled: false, eligibleForAccountMigrationJourney: false },
  };
  const all = {
    ...atFirst,
    nhsNumber: '9990000018',
    knowNhsNumber: true,
    dob: '1984-03-15',
    postcode: 'LS1 4AP',
    triesNumber: true,
    selectedPYI: true,
    failureRecorded: true,
    replacementRequested: true,
    hasUplifted: true,
    ...duplicate,
  };
  /** A new answer ends what the server has found and stored for the earlier ones. */
  const changed = { failureRecorded: false, ...noDuplicate };

  it.each<[string, UnknownAction, object]>([
    ['another number', events.nhsNumberGiven('9990000026'), { ...changed, nhsNumber: '9990000026', triesNumber: false }],
    ['a number that is not known', events.nhsNumberNotKnown(), { ...changed, knowNhsNumber: false, triesNumber: false }],
    ['a name', events.nameGiven(maya), { ...changed, ...maya, knowNhsNumber: false, triesNumber: false }],
    ['another date', events.dobGiven('1990-01-02'), { ...changed, dob: '1990-01-02' }],
    ['a date that was taken back', events.dobCleared(), { ...changed, dob: '' }],
    ['another postcode', events.postcodeGiven('M1 1AA'), { ...changed, postcode: 'M1 1AA' }],
    ['a postcode out of reach', events.postcodeOutOfArea('EH1 1AA'), { ...changed, outOfAreaPostcode: 'EH1 1AA' }],
    ['a postcode that was taken back', events.postcodeCleared(), { ...changed, postcodeAskedAgain: true }],
    ['a match in its place', events.matchChosen(undefined), { selectedPYI: false, triesNumber: false }],
    ['a match by number in its place', events.matchChosen('number'), { selectedPYI: false }],
    ['a later refusal', events.upliftRefused(refusal()), noDuplicate],
  ])('preserves proofing except %s', (_what, event, after) => expect(stateAfter(...given, event).proofing).toEqual({ ...all, ...after }));

  const outOfArea = events.postcodeOutOfArea('EH1 1AA');
  it.each<[string, UnknownAction, UnknownAction, object]>([
    ['one within reach after one out of reach', outOfArea, events.postcodeGiven('LS1 4AP'), { postcode: 'LS1 4AP' }],
    ['none after one out of reach', outOfArea, events.postcodeCleared(), { postcodeAskedAgain: true }],
    ['one within reach after none', events.postcodeCleared(), events.postcodeGiven('M1 1AA'), { postcode: 'M1 1AA' }],
    ['one out of reach after none', events.postcodeCleared(), outOfArea, { outOfAreaPostcode: 'EH1 1AA' }],
  ])('replaces the postcode by %s', (_what, before, event, after) => {
    expect(stateAfter(before, event).proofing).toEqual({ ...atFirst, ...after });
  });

  it.each([
    ['another user', events.userChanged()],
    ['the end of the sign-in', events.signInEnded('timedOut')],
  ])('empties proofing after %s', (_what, event) => expect(stateAfter(...given, events.nameGiven(maya), event).proofing).toEqual(atFirst));
});

const place = [events.dobGiven('1984-03-15'), events.postcodeGiven('LS1 4AP')];
const number = events.nhsNumberGiven('9990000018');
const name = (firstName: string, lastName: string) => events.nameGiven({ firstName, middleNames: '', lastName });

it.each<[string, UnknownAction[], boolean]>([
  ['a number, a date and a postcode', [...place, number], true],
  ['a name, a date and a postcode', [...place, name('Maya', 'Okafor')], true],
  ['a date and a postcode', place, false],
  ['a number, a date and a postcode, when another postcode is needed', [...place, number, events.postcodeCleared()], true],
  ['a number, a date and a postcode, and one out of reach after it', [...place, number, events.postcodeOutOfArea('EH1 1AA')], true],
  ['a number, a date and a postcode out of reach', [events.dobGiven('1984-03-15'), number, events.postcodeOutOfArea('EH1 1AA')], false],
  ['a number and a postcode', [...place, number, events.dobCleared()], false],
  ['a name, and then an empty number', [...place, name('Maya', 'Okafor'), events.nhsNumberGiven('')], false],
  ['a number that was taken back, and no name', [...place, number, events.nhsNumberNotKnown()], false],
  ['a number that was taken back, and then a name', [...place, number, name('Maya', 'Okafor')], true],
  ['no first name', [...place, name('', 'Okafor')], false],
  ['no last name', [...place, name('Maya', '')], false],
])('decides from %s whether a search for a record is possible', (_what, given, complete) => {
  expect(detailsComplete(stateAfter(...given))).toBe(complete);
});

const found = (parts: Partial<UpliftRefusal>) => stateAfter(events.duplicateFound(refusal(parts))).proofing;

const one = ['ws•••@gmail.com'];
const two = ['ws•••@gmail.com', 'mo•••@nhs.net'];

it.each<[string, Partial<UpliftRefusal>, string, string[]]>([
  ['without a replacement, none', {}, '', []],
  ['without a replacement, two', { email: two }, '', two],
  ['with a refused replacement, one', { account_migration: false, email: one, ineligibility_reason: 'locked' }, 'ws•••@gmail.com', []],
  ['with a replacement, none', { account_migration: true }, '', []],
  ['with a replacement, one', { account_migration: true, email: one }, 'ws•••@gmail.com', one],
  ['with a replacement, two', { account_migration: true, email: two }, '', two],
  ['with an account in use', { account_migration: true, email: two, ineligibility_reason: 'active_account' }, 'ws•••@gmail.com', []],
  ['with an account in use, none', { account_migration: true, ineligibility_reason: 'active_account' }, '', []],
  ['with another reason', { account_migration: true, email: one, ineligibility_reason: 'locked' }, '', []],
])('stores, %s, the addresses of another account that the page may show', (_what, parts, maskedEmail, maskedEmailList) => {
  expect(found(parts)).toMatchObject({ maskedEmail, maskedEmailList });
});

it.each<[string, Partial<UpliftRefusal>, boolean, boolean]>([
  ['an answer without details', {}, false, false],
  ['an account that can be replaced', replaceable, true, true],
  ['an account that this user cannot replace', { account_migration: true }, true, false],
  ['an eligible user when migration is off', { account_migration: false, eligible_for_account_migration_journey: true }, false, true],
])('stores a duplicate for %s', (_what, parts, accountMigrationEnabled, eligibleForAccountMigrationJourney) => {
  expect(found(parts)).toMatchObject({ p5DuplicateFound: true, accountMigrationEnabled, eligibleForAccountMigrationJourney });
});

it.each([
  ['surrounded by spaces', '  2 days ', '2 days'],
  ['only spaces', '   ', '24 hours'],
  ['missing', undefined, '24 hours'],
])('sets the wait for the proof of identity when it is %s', (_what, pyi_sla, pyiSla) => expect(found({ pyi_sla }).pyiSla).toBe(pyiSla));

it('preserves the answers and an earlier wait for the proof of identity when a duplicate is found', () => {
  const again = events.duplicateFound(refusal({ ineligibility_reason: 'locked' }));
  const { proofing } = stateAfter(events.dobGiven('1984-03-15'), events.duplicateFound(refusal({ pyi_sla: '2 days' })), again);
  expect(proofing).toMatchObject({ dob: '1984-03-15', ineligibilityReason: 'locked', pyiSla: '2 days' });
});

it.each([
  ['a refusal', events.upliftRefused],
  ['another account', events.duplicateFound],
])('sets a lock when %s returns its end, and removes it without one', (_what, event) => {
  const locked = event(refusal({ lockout_time_seconds: 1_900_000_000 }));
  expect(stateAfter(locked).proofing.lockOutTime).toBe(1_900_000_000);
  expect(stateAfter(locked, event(refusal())).proofing.lockOutTime).toBeNull();
});

it('changes nothing but the lock after a refusal without another account', () => {
  expect(stateAfter(events.upliftRefused(refusal({ email: one, account_migration: true }))).proofing).toEqual(atFirst);
});

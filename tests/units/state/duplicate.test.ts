import { describe, expect, it } from 'vitest';
import type { UpliftRefusal } from '@/api/proofing';
import {
  dobCleared,
  dobGiven,
  duplicateFound,
  nameGiven,
  nhsNumberGiven,
  nhsNumberNotKnown,
  postcodeCleared,
  postcodeGiven,
  postcodeOutOfArea,
  upliftRefused,
} from '@/state/events';
import { stateAfter } from '../../support/bare-store';

const refusal = (told: Partial<UpliftRefusal> = {}): UpliftRefusal => ({
  email: [],
  eligible_for_account_migration_journey: false,
  ineligibility_reason: '',
  ...told,
});
const found = (told: Partial<UpliftRefusal>) => stateAfter(duplicateFound(refusal(told))).proofing;

const one = ['ws•••@gmail.com'];
const two = ['ws•••@gmail.com', 'mo•••@nhs.net'];

describe('addresses of another account', () => {
  it.each<[string, Partial<UpliftRefusal>, string, string[]]>([
    ['without a replacement, none', {}, '', []],
    ['without a replacement, one', { email: one }, 'ws•••@gmail.com', []],
    ['without a replacement, two', { email: two }, '', two],
    ['without a replacement, one, and a reason', { email: one, ineligibility_reason: 'locked' }, 'ws•••@gmail.com', []],
    ['with a replacement refused, one', { account_migration: false, email: one }, 'ws•••@gmail.com', []],
    ['with a replacement, none', { account_migration: true }, '', []],
    ['with a replacement, one', { account_migration: true, email: one }, 'ws•••@gmail.com', one],
    ['with a replacement, two', { account_migration: true, email: two }, '', two],
    ['with an account in use', { account_migration: true, email: two, ineligibility_reason: 'active_account' }, 'ws•••@gmail.com', []],
    ['with an account in use, none', { account_migration: true, ineligibility_reason: 'active_account' }, '', []],
    ['with another reason', { account_migration: true, email: one, ineligibility_reason: 'locked' }, '', []],
  ])('are, %s, those that the page may show', (_what, told, maskedEmail, maskedEmailList) => {
    expect(found(told)).toMatchObject({ maskedEmail, maskedEmailList });
  });
});

describe('duplicate', () => {
  it.each<[string, Partial<UpliftRefusal>, boolean, boolean]>([
    ['nothing', {}, false, false],
    ['that it can be replaced', { account_migration: true, eligible_for_account_migration_journey: true }, true, true],
    ['that this person cannot replace it', { account_migration: true }, true, false],
    ['that nobody can', { account_migration: false }, false, false],
    ['that nobody can, but this person', { account_migration: false, eligible_for_account_migration_journey: true }, false, true],
    ['only that this person can', { eligible_for_account_migration_journey: true }, false, false],
  ])('is stored for %s', (_what, told, accountMigrationEnabled, eligibleForAccountMigrationJourney) => {
    expect(found(told)).toMatchObject({ p5DuplicateFound: true, accountMigrationEnabled, eligibleForAccountMigrationJourney });
  });

  it('does not change the answers', () => {
    const { proofing } = stateAfter(dobGiven('1984-03-15'), duplicateFound(refusal({ ineligibility_reason: 'locked' })));
    expect(proofing).toMatchObject({ dob: '1984-03-15', ineligibilityReason: 'locked' });
  });

  it.each([
    ['told', '2 days', '2 days'],
    ['told with spaces around it', '  2 days ', '2 days'],
    ['empty', '', '24 hours'],
    ['only spaces', '   ', '24 hours'],
    ['not told', undefined, '24 hours'],
  ])('sets the wait for the proof of identity when it is %s', (_what, pyi_sla, pyiSla) => {
    expect(found({ pyi_sla }).pyiSla).toBe(pyiSla);
  });

  it('preserves an earlier wait for the proof of identity', () => {
    const { proofing } = stateAfter(duplicateFound(refusal({ pyi_sla: '2 days' })), duplicateFound(refusal()));
    expect(proofing.pyiSla).toBe('2 days');
  });
});

describe('duplicate that may be replaced', () => {
  const told = { account_migration: true, eligible_for_account_migration_journey: true, email: one, ineligibility_reason: 'locked' };
  const atFirst = stateAfter().proofing;
  const { p5DuplicateFound, maskedEmail, maskedEmailList, ...rest } = atFirst;
  const { accountMigrationEnabled, eligibleForAccountMigrationJourney, ineligibilityReason } = rest;
  const none = {
    p5DuplicateFound,
    maskedEmail,
    maskedEmailList,
    accountMigrationEnabled,
    eligibleForAccountMigrationJourney,
    ineligibilityReason,
  };

  it.each([
    ['an NHS number', nhsNumberGiven('9990000018')],
    ['no NHS number', nhsNumberNotKnown()],
    ['a name', nameGiven({ firstName: 'Maya', middleNames: '', lastName: 'Okafor' })],
    ['a date of birth', dobGiven('1984-03-15')],
    ['no date of birth', dobCleared()],
    ['a postcode', postcodeGiven('LS1 4AP')],
    ['a postcode out of reach', postcodeOutOfArea('EH1 1AA')],
    ['no postcode', postcodeCleared()],
    ['a later refusal', upliftRefused(refusal())],
  ])('is removed after %s', (_what, event) => {
    expect(stateAfter(duplicateFound(refusal(told)), event).proofing).toMatchObject(none);
  });
});

describe('lock', () => {
  it.each([
    ['a refusal', upliftRefused],
    ['another account', duplicateFound],
  ])('ends when %s returns an end, and is over without one', (_what, event) => {
    const locked = event(refusal({ lockout_time_seconds: 1_900_000_000 }));
    expect(stateAfter(locked).proofing.lockOutTime).toBe(1_900_000_000);
    expect(stateAfter(locked, event(refusal())).proofing.lockOutTime).toBeNull();
  });

  it('is the only effect of a refusal without another account', () => {
    const before = stateAfter().proofing;
    expect(stateAfter(upliftRefused(refusal({ email: one, account_migration: true }))).proofing).toEqual(before);
  });
});

import { describe, expect, it } from 'vitest';
import { upliftRefusal } from '@/api/proofing';

const none = { eligible_for_account_migration_journey: false, email: [], ineligibility_reason: '' };

describe('the refusal of an uplift', () => {
  it('is read in all its parts', () => {
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

  it.each([undefined, null, 'a', [], {}])('is without any part in %j', (body) => {
    expect(upliftRefusal.parse(body)).toEqual(none);
  });

  it('takes an odd part for a missing one, and none with it', () => {
    const odd = {
      error: 1,
      message: {},
      account_migration: 'true',
      eligible_for_account_migration_journey: 'true',
      email: 7,
      ineligibility_reason: null,
      pyi_sla: 48,
      lockout_time_seconds: '1700000000',
    };
    expect(upliftRefusal.parse(odd)).toEqual(none);
    expect(upliftRefusal.parse({ ...odd, error: 'locked' })).toEqual({ ...none, error: 'locked' });
  });

  it.each<[unknown, string[]]>([
    ['a@example.com', ['a@example.com']],
    [
      ['a@example.com', '', 7, null, 'b@example.com'],
      ['a@example.com', 'b@example.com'],
    ],
    ['', []],
    [null, []],
  ])('names the addresses of %j one by one', (email, expected) => {
    expect(upliftRefusal.parse({ email }).email).toEqual(expected);
  });
});

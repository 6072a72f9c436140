import { describe, expect, it } from 'vitest';
import { upliftRefusal } from '@/api/proofing';

const none = { eligible_for_account_migration_journey: false, email: [], ineligibility_reason: '' };

describe('refusal of an uplift', () => {
  it('reads all members', () => {
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

  it.each([undefined, null, 'a', [], {}])('reads no member from %j', (body) => {
    expect(upliftRefusal.parse(body)).toEqual(none);
  });

  it('reads an invalid member as missing, and preserves the others', () => {
    const odd = {
      error: [],
      message: {},
      account_migration: 'perhaps',
      eligible_for_account_migration_journey: 'yes',
      email: {},
      ineligibility_reason: null,
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
    [{ lockout_time_seconds: '1700000000' }, { lockout_time_seconds: 1_700_000_000 }],
  ])('reads from %j the refusal %j', (given, expected) => {
    expect(upliftRefusal.parse(given)).toEqual({ ...none, ...expected });
  });

  it.each<[unknown, string[]]>([
    ['a@example.com', ['a@example.com']],
    [
      ['a@example.com', '', {}, null, ' b@example.com '],
      ['a@example.com', 'b@example.com'],
    ],
    ['', []],
    [null, []],
  ])('reads the addresses of %j one by one', (email, expected) => {
    expect(upliftRefusal.parse({ email }).email).toEqual(expected);
  });
});

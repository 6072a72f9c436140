import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Proofing } from '@/state/proofing';
import { calls } from '../../mocks/backend/http/calls';
import { answer } from '../../mocks/server';
import { byName, byNumber, openProofing } from '../support/open-proofing';
import { button, expectPage } from '../support/page';
import { sample } from '../support/sample';

const one = 'ws••••••@example.com';
const other = 'ab••••••@example.com';
const page = ['/proofing/duplicate-nhs-number', 'You already have an NHS account'] as const;
const both = [
  ['by number', 'uplift-nhs-known', byNumber],
  ['by name', 'uplift-demog-trace', byName],
] as const;

const off = { accountMigrationEnabled: false, eligibleForAccountMigrationJourney: false, ineligibilityReason: '' };
const on = { accountMigrationEnabled: true, eligibleForAccountMigrationJourney: true, ineligibilityReason: '' };
const active = { ineligibility_reason: 'active_account', eligible_for_account_migration_journey: false };

/** The server's answers about a duplicate and the state stored from each, typed in again. */
const told: readonly (readonly [what: string, body: object, stored: Partial<Proofing>])[] = [
  ['migration not spoken of', { email: one }, { ...off, maskedEmail: one }],
  ['migration off', { account_migration: false, email: one }, { ...off, maskedEmail: one }],
  ['migration off, a list of one', { account_migration: false, email: [one] }, { ...off, maskedEmail: one }],
  [
    'migration off, several addresses',
    { account_migration: false, email: [one, other] },
    { ...off, maskedEmail: '', maskedEmailList: [one, other] },
  ],
  ['migration off, no address', { account_migration: false }, { ...off, maskedEmail: '', maskedEmailList: [] }],
  ['eligible, but migration not spoken of', { eligible_for_account_migration_journey: true, email: one }, { ...off, maskedEmail: one }],
  [
    'eligible, one address',
    { account_migration: true, eligible_for_account_migration_journey: true, email: one },
    { ...on, maskedEmailList: [one] },
  ],
  [
    'eligible, several addresses',
    { account_migration: true, eligible_for_account_migration_journey: true, email: [one, other] },
    { ...on, maskedEmailList: [one, other] },
  ],
  [
    'eligible, no address',
    { account_migration: true, eligible_for_account_migration_journey: true },
    { ...on, maskedEmail: '', maskedEmailList: [] },
  ],
  [
    'not eligible, no reason',
    { account_migration: true, eligible_for_account_migration_journey: false, email: [one] },
    { ...on, eligibleForAccountMigrationJourney: false, maskedEmailList: [one] },
  ],
  [
    'eligibility not spoken of',
    { account_migration: true, email: one },
    { ...on, eligibleForAccountMigrationJourney: false, maskedEmailList: [one] },
  ],
  [
    'an account in use',
    { account_migration: true, ...active, email: one },
    { ...on, eligibleForAccountMigrationJourney: false, ineligibilityReason: 'active_account', maskedEmail: one },
  ],
  [
    'another reason: the address is not shown',
    { account_migration: true, ...active, ineligibility_reason: 'too_many_accounts', email: one },
    { ...on, eligibleForAccountMigrationJourney: false, ineligibilityReason: 'too_many_accounts', maskedEmail: '' },
  ],
  [
    'a service level',
    { account_migration: true, eligible_for_account_migration_journey: true, email: one, pyi_sla: '5 working days' },
    { ...on, pyiSla: '5 working days' },
  ],
  [
    'no service level',
    { account_migration: true, eligible_for_account_migration_journey: true, email: one },
    { ...on, pyiSla: '24 hours' },
  ],
  ['addresses that are none', { email: [one, 42, null, ''] }, { ...off, maskedEmail: one }],
  [
    'nothing that is what it should be',
    { account_migration: 'yes', email: 42, ineligibility_reason: ['active_account'], pyi_sla: 24 },
    { ...off, maskedEmail: '', pyiSla: '24 hours' },
  ],
];

/** Submits the details while the server tells this, and notes each state of the answers on the way. */
async function submit(call: (typeof both)[number][1], events: typeof byNumber, body: object) {
  answer({ call: calls[call], answer: { status: 409, json: { message: 'User not uplifted', ...body } } });
  const visited = await openProofing('/proofing/check-your-details', events);
  const states = new Set<Proofing>();
  visited.store.subscribe(() => void states.add(visited.store.getState().proofing));
  await visited.user.click(button('Submit information'));
  await expectPage(...page);
  return { ...visited, states };
}
const proofingOf = ({ store }: Awaited<ReturnType<typeof submit>>) => store.getState().proofing;

describe.each(both)('duplicate found by an uplift %s', (_by, call, events) => {
  it.each(sample(told, 3))('stores %s and continues', async (_what, body, expected) => {
    const visited = await submit(call, events, body);
    expect(proofingOf(visited)).toMatchObject({ ...expected, p5DuplicateFound: true, hasUplifted: false });
  });

  it('stores the duplicate in one state change', async () => {
    const lockout_time_seconds = 1_900_000_000;
    const all = {
      account_migration: true,
      eligible_for_account_migration_journey: true,
      email: [one],
      pyi_sla: '2 days',
      lockout_time_seconds,
    };
    const visited = await submit(call, events, all);
    const changes = [...visited.states].filter(
      ({ p5DuplicateFound, lockOutTime, maskedEmailList }) => p5DuplicateFound || lockOutTime !== null || maskedEmailList.length > 0,
    );
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      ...on,
      p5DuplicateFound: true,
      maskedEmailList: [one],
      pyiSla: '2 days',
      lockOutTime: lockout_time_seconds,
    });
  });

  it.each([
    ['in error', { message: undefined, error: 'User not uplifted' }],
    ['in capitals, with a full stop', { message: 'USER NOT UPLIFTED.' }],
  ])('shows the duplicate page %s', async (_how, text) => {
    const visited = await submit(call, events, { email: one, ...text });
    expect(proofingOf(visited)).toMatchObject({ p5DuplicateFound: true, maskedEmail: one });
  });
});

describe('duplicate at the second attempt', () => {
  it('replaces the stored duplicate of the first attempt', async () => {
    const first = await submit('uplift-nhs-known', byNumber, { account_migration: true, ...active, email: one, pyi_sla: '2 days' });
    expect(screen.getByText(one)).toBeVisible();
    answer({ call: calls['uplift-nhs-known'], answer: { status: 409, json: { message: 'User not uplifted', email: [one, other] } } });
    const { store } = first;
    window.history.back();
    await expectPage('/proofing/check-your-details', 'Check your details');
    await first.user.click(button('Submit information'));
    await expectPage(...page);
    expect(store.getState().proofing).toMatchObject({ ...off, maskedEmail: '', maskedEmailList: [one, other] });
  });
});

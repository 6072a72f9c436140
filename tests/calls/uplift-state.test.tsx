import { screen, waitFor } from '@testing-library/react';
import { upliftRefused } from '@/state/events';
import type { Proofing } from '@/state/proofing';
import { calls } from '../../mocks/backend/http/calls';
import type { Answer } from '../../mocks/backend/http/scenario';
import { answer } from '../../mocks/server';
import { byName, byNumber, openProofing } from '../support/open-proofing';
import { button, expectPage } from '../support/page';
import { sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { stored } from '../support/stored';
import { openAndSubmit, signIn, unloadDocument } from '../support/visit';

describe('uplift state', () => {
  const both = [
    ['by number', senderOf('uplift-nhs-known')],
    ['by name', senderOf('uplift-demog-trace')],
  ] as const;
  const inFortyMinutes = () => Math.ceil(Date.now() / 1000) + 40 * 60;
  const refusal = (status: number, json: object): Answer => ({ status, json });
  const lockedUntil = (lockout_time_seconds: number) =>
    upliftRefused({ email: [], eligible_for_account_migration_journey: false, ineligibility_reason: '', lockout_time_seconds });
  const personal = /9990000018|Okafor|1984-03-15|LS1 4AP/;

  describe.each(both)('state after an uplift %s', (_by, sender: Sender) => {
    it('marks the user as matched and requests the authorisation code after a successful uplift', async () => {
      const { store } = await openAndSubmit(sender, signIn(sender));
      await expectPage('/nhs-login-consent', 'Agree to share your login information');
      expect(store.getState().proofing.hasUplifted).toBe(true);
      expect(store.getState().journey.hasP5Success).toBe(true);
    });

    it('shows the minutes of the match lock after a refused uplift', async () => {
      await sendWithAnswer(sender, refusal(403, { error: 'PDS rate limit exceeded', lockout_time_seconds: inFortyMinutes() }));
      await expectPage('/proofing/p5-register-attempt', 'You cannot continue');
      expect(screen.getByText(/\(in about 40 minutes\)/)).toBeVisible();
    });

    it.each(['soon', null, {}])('locks the match for 15 minutes when the answer has %j and no end is known', async (odd) => {
      const { store } = await sendWithAnswer(sender, refusal(403, { error: 'PDS rate limit exceeded', lockout_time_seconds: odd }));
      await expectPage('/proofing/p5-register-attempt', 'You cannot continue');
      expect(store.getState().proofing.lockOutTime).toBeNull();
      expect(screen.getByText(/\(in about 15 minutes\)/)).toBeVisible();
    });

    it.each<[string, Answer]>([
      ['no answer', { fault: 'dead' }],
      ['504', { status: 504, html: '<h1>504 Gateway Time-out</h1>' }],
      ['409', refusal(409, { message: 'User not uplifted' })],
    ])('preserves the known end of the match lock after %s', async (_what, given) => {
      const known = inFortyMinutes();
      const { store } = await sendWithAnswer({ ...sender, events: [...(sender.events ?? []), lockedUntil(known)] }, given);
      await waitFor(() => expect(store.getState().page.loading).toBe(false));
      expect(store.getState().proofing.lockOutTime).toBe(known);
    });

    it('locks the match for 15 minutes when a refusal without an end follows an expired lock', async () => {
      const events = [...(sender.events ?? []), lockedUntil(inFortyMinutes() - 41 * 60)];
      const { store } = await sendWithAnswer({ ...sender, events }, refusal(403, { error: 'PDS rate limit exceeded' }));
      await expectPage('/proofing/p5-register-attempt', 'You cannot continue');
      expect(store.getState().proofing.lockOutTime).toBeNull();
      expect(screen.getByText(/\(in about 15 minutes\)/)).toBeVisible();
    });

    it.each([
      [401, 'Unauthorized'],
      [404, 'Unauthorized'],
      [500, 'unauthorized.'],
    ])('ends the session and forgets the user after the uplift answer %i "%s"', async (status, message) => {
      const { store } = await sendWithAnswer(sender, refusal(status, { message, lockout_time_seconds: inFortyMinutes() }));
      await expectPage('/session-timeout', 'We have logged you out');
      const forgotten = { nhsNumber: '', firstName: '', lastName: '', dob: '', postcode: '', lockOutTime: null };
      expect(store.getState().proofing).toMatchObject(forgotten);
      await unloadDocument();
      expect(await stored()).not.toMatch(personal);
    });

    it('preserves every answer of the user after a refused uplift', async () => {
      const { store } = await sendWithAnswer(sender, refusal(404, { error: 'No match found' }));
      await expectPage('/proofing/no-match');
      const { hasUplifted, ...answers } = store.getState().proofing;
      expect(hasUplifted).toBe(false);
      expect(answers).toMatchObject({ dob: '1984-03-15', postcode: 'LS1 4AP' });
      await unloadDocument();
      expect(await stored()).toMatch(personal);
    });
  });
});

describe('uplift duplicate', () => {
  const one = 'ws••••••@example.com';
  const other = 'ab••••••@example.com';
  const page = ['/proofing/duplicate-nhs-number', 'You already have an NHS account'] as const;
  const both = [
    ['by number', 'uplift-nhs-known', byNumber],
    ['by name', 'uplift-demog-trace', byName],
  ] as const;

  const off = { accountMigrationEnabled: false, eligibleForAccountMigrationJourney: false, ineligibilityReason: '' };
  const on = { accountMigrationEnabled: true, eligibleForAccountMigrationJourney: true, ineligibilityReason: '' };
  const notEligible = { ...on, eligibleForAccountMigrationJourney: false };
  const eligible = { account_migration: true, eligible_for_account_migration_journey: true };
  const active = { ineligibility_reason: 'active_account', eligible_for_account_migration_journey: false };

  /** The server's answers about a duplicate, and the expected state after each. */
  const duplicates: readonly (readonly [what: string, body: object, stored: Partial<Proofing>])[] = [
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
    ['eligible, one address', { ...eligible, email: one }, { ...on, maskedEmailList: [one] }],
    ['eligible, several addresses', { ...eligible, email: [one, other] }, { ...on, maskedEmailList: [one, other] }],
    ['eligible, no address', eligible, { ...on, maskedEmail: '', maskedEmailList: [] }],
    [
      'not eligible, no reason',
      { account_migration: true, eligible_for_account_migration_journey: false, email: [one] },
      { ...notEligible, maskedEmailList: [one] },
    ],
    ['eligibility not spoken of', { account_migration: true, email: one }, { ...notEligible, maskedEmailList: [one] }],
    [
      'an account in use',
      { account_migration: true, ...active, email: one },
      { ...notEligible, ineligibilityReason: 'active_account', maskedEmail: one },
    ],
    [
      'another reason: the address is not shown',
      { account_migration: true, ...active, ineligibility_reason: 'too_many_accounts', email: one },
      { ...notEligible, ineligibilityReason: 'too_many_accounts', maskedEmail: '' },
    ],
    ['a service level', { ...eligible, email: one, pyi_sla: '5 working days' }, { ...on, pyiSla: '5 working days' }],
    ['no service level', { ...eligible, email: one }, { ...on, pyiSla: '24 hours' }],
    ['an empty service level', { account_migration: true, pyi_sla: '' }, { pyiSla: '24 hours' }],
    ['a blank service level', { account_migration: true, pyi_sla: ' ' }, { pyiSla: '24 hours' }],
    ['addresses that are none', { email: [one, 42, null, ''] }, { ...off, maskedEmail: one }],
    [
      'nothing that is what it should be',
      { account_migration: 'yes', email: 42, ineligibility_reason: ['active_account'], pyi_sla: 24 },
      { ...off, maskedEmail: '', pyiSla: '24 hours' },
    ],
  ];

  /** Submits the details for this answer of the server, and records each intermediate state. */
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
    it.each(sample(duplicates, 3))('stores a duplicate account with %s and continues', async (_what, body, expected) => {
      const visited = await submit(call, events, body);
      expect(proofingOf(visited)).toMatchObject({ ...expected, p5DuplicateFound: true, hasUplifted: false });
    });

    it('stores the duplicate account in one state change', async () => {
      const lockout_time_seconds = 1_900_000_000;
      const visited = await submit(call, events, { ...eligible, email: [one], pyi_sla: '2 days', lockout_time_seconds });
      const changes = [...visited.states].filter(
        ({ p5DuplicateFound, lockOutTime, maskedEmailList }) => p5DuplicateFound || lockOutTime !== null || maskedEmailList.length > 0,
      );
      const stored = { ...on, p5DuplicateFound: true, maskedEmailList: [one], pyiSla: '2 days', lockOutTime: lockout_time_seconds };
      expect(changes).toMatchObject([stored]);
    });
  });

  it('replaces the stored duplicate account of the first attempt', async () => {
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

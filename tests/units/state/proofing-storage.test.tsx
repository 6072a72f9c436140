import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clientInfoReceived, pyiSelected, signInEnded, uplifted } from '@/state/events';
import { exampleClient } from '../../../mocks/backend/provider/example-client';
import { answer, signInAs } from '../../../mocks/server';
import { byName, byNumber, foundDuplicate, openProofing } from '../../support/open-proofing';
import { button, byId, expectPage, fill } from '../../support/page';
import { stored } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

const personal = /9990000018|Okafor|1984-03-15|LS1 4AP|ws••••/;
const refusal = { email: ['ws••••••@example.com'], eligible_for_account_migration_journey: false, ineligibility_reason: 'active_account' };
const everything = [
  ...byNumber,
  ...byName,
  pyiSelected(),
  uplifted(),
  foundDuplicate({ ...refusal, account_migration: true, pyi_sla: '2 days', lockout_time_seconds: 1_900_000_000 }),
];

describe('stored answers and duplicates', () => {
  it('are restored completely after a reload', async () => {
    const { store } = await openProofing('/proofing/p5-already-completed', everything);
    const before = store.getState().proofing;
    await unloadDocument();
    const { store: again } = await visit('/proofing/p5-already-completed');
    expect(again.getState().proofing).toEqual(before);
    expect(before).toMatchObject({
      nhsNumber: '9990000018',
      firstName: 'Maya',
      middleNames: 'Ada Grace',
      lastName: 'Okafor',
      selectedPYI: true,
    });
    expect(before).toMatchObject({ hasUplifted: true, p5DuplicateFound: true, maskedEmail: refusal.email[0], lockOutTime: 1_900_000_000 });
  });

  it('are shown again by each question', async () => {
    await openProofing('/proofing/enter-name', byName);
    await unloadDocument();
    await visit('/proofing/enter-name');
    expect(byId('lastName')).toHaveValue('Okafor');
    await unloadDocument();
    await visit('/proofing/enter-dob');
    expect(byId('dob-year')).toHaveValue('1984');
    await unloadDocument();
    await visit('/proofing/enter-postcode');
    expect(byId('postcode')).toHaveValue('LS1 4AP');
    await unloadDocument();
    await visit('/proofing/know-nhs-number');
    expect(screen.getByLabelText('No, continue with my full name')).toBeChecked();
  });

  it('are stored on Continue before the browser leaves', async () => {
    const { user } = await openProofing('/proofing/enter-postcode', byNumber);
    await fill(user, 'postcode', 'M1 1AA');
    await user.click(button('Continue'));
    await expectPage('/proofing/check-your-details');
    await unloadDocument();
    expect(await stored()).toContain('M1 1AA');
  });

  it('survive a dead network', async () => {
    answer('uplift-nhs-known.dead');
    const { user } = await openProofing('/proofing/check-your-details', byNumber);
    await user.click(button('Submit information'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await unloadDocument();
    await visit('/proofing/check-your-details');
    await expectPage('/proofing/check-your-details', 'Check your details');
    expect(screen.getByText('999 000 0018')).toBeVisible();
  });

  it('survive the Back button', async () => {
    const { user } = await openProofing('/proofing/enter-dob', byNumber);
    await user.click(button('Continue'));
    await expectPage('/proofing/enter-postcode', 'What is your postcode?');
    window.history.back();
    await expectPage('/proofing/enter-dob', 'What is your date of birth?');
    expect(byId('dob-day')).toHaveValue('15');
  });

  it('never include a session id or a token', async () => {
    const { session, identityToken = '-' } = signInAs('uplift', { upTo: 'identity-token' });
    await visit('/proofing/check-your-details', { events: byNumber });
    await unloadDocument();
    expect(await stored()).not.toContain(session.id);
    expect(await stored()).not.toContain(identityToken);
  });
});

describe('removal of stored answers', () => {
  const open = () => openProofing('/proofing/check-your-details', [...byNumber, clientInfoReceived(exampleClient)]);

  it('removes the answers on hand-over to the client', async () => {
    signInAs('straight-back', { upTo: 'identity-token' });
    const { exits } = await visit('/authcode', { events: byNumber });
    await waitFor(() => expect(exits).toHaveLength(1));
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
  });

  it.each([
    ['the end of a session', 'uplift-nhs-known.unauthorised', '/session-timeout'],
    ['an explicit deny', 'uplift-nhs-known.explicit-deny', '/session-timeout'],
    ['a session that is invalid', 'uplift-nhs-known.invalid-session', '/session-invalid'],
    ['an error of the session', 'uplift-nhs-known.session-refused', '/session-invalid'],
  ] as const)('removes the answers with %s', async (_what, scenario, path) => {
    answer(scenario);
    const { user } = await open();
    await user.click(button('Submit information'));
    await expectPage(path);
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
  });

  it('removes the answers on another session id', async () => {
    await open();
    await unloadDocument();
    expect(await stored()).toMatch(personal);
    const { store } = await openProofing('/proofing/check-your-details');
    await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
    expect(store.getState().proofing).toMatchObject({ nhsNumber: '', dob: '' });
    expect(await stored()).not.toMatch(personal);
  });

  it.each([
    ['59 minutes', 59, true],
    ['an hour', 60, false],
    ['a day', 24 * 60, false],
  ])('removes the answers %s later', async (_after, minutes, kept) => {
    await open();
    await unloadDocument();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    const { store } = await visit('/proofing/enter-dob');
    expect(store.getState().proofing.dob).toBe(kept ? '1984-03-15' : '');
    expect(personal.test(await stored())).toBe(kept);
  });

  it.each([
    ['a time-out', () => signInEnded('timedOut')],
    ['an end', () => signInEnded('handedOver')],
  ])('removes the answers at once with %s', async (_what, event) => {
    const { store } = await openProofing('/proofing/enter-dob', byNumber);
    store.dispatch(event());
    expect(localStorage.getItem('nhs-login-proofing')).toBeNull();
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { upliftRefused } from '@/state/events';
import type { Answer } from '../../mocks/backend/http/scenario';
import { expectPage } from '../support/page';
import { openAndSubmit, signIn } from '../support/page-action';
import { sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { stored } from '../support/stored';
import { unloadDocument } from '../support/visit';

const both = [
  ['by number', senderOf('uplift-nhs-known')],
  ['by name', senderOf('uplift-demog-trace')],
] as const;
const inFortyMinutes = () => Math.ceil(Date.now() / 1000) + 40 * 60;
const refusal = (status: number, json: object): Answer => ({ status, json });
const lockedUntil = (lockout_time_seconds: number) =>
  upliftRefused({ email: [], eligible_for_account_migration_journey: false, ineligibility_reason: '', lockout_time_seconds });
const personal = /9990000018|Okafor|1984-03-15|LS1 4AP/;

describe.each(both)('a match %s', (_by, sender: Sender) => {
  it('that succeeds marks the person as matched, and asks for the authorisation code', async () => {
    const { store } = await openAndSubmit(sender, signIn(sender));
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    expect(store.getState().proofing.hasUplifted).toBe(true);
    expect(store.getState().journey.hasP5Success).toBe(true);
  });

  it.each(
    sample(
      [
        [403, 'PDS rate limit exceeded', '/proofing/p5-register-attempt'],
        [429, 'Too many requests', '/proofing/p5-pds-limit'],
        [504, 'Endpoint request timed out', '/proofing/p5-pds-limit'],
        [404, 'No match found', '/proofing/no-match'],
        [409, 'User not uplifted', '/proofing/duplicate-nhs-number'],
        [409, 'User has already been uplifted', '/proofing/p5-already-completed'],
        [400, 'Something else', '/proofing/p5-error-generic'],
      ],
      4,
    ),
  )('that is refused with %i "%s" keeps when the lock ends', async (status, error, path) => {
    const lockout_time_seconds = inFortyMinutes();
    const { store } = await sendWithAnswer(sender, refusal(status, { error, lockout_time_seconds }));
    await expectPage(path);
    expect(store.getState().proofing.lockOutTime).toBe(lockout_time_seconds);
  });

  it('that is refused shows the minutes of its lock', async () => {
    await sendWithAnswer(sender, refusal(403, { error: 'PDS rate limit exceeded', lockout_time_seconds: inFortyMinutes() }));
    await expectPage('/proofing/p5-register-attempt', 'You cannot continue');
    expect(screen.getByText(/\(in about 40 minutes\)/)).toBeVisible();
  });

  it.each(sample([undefined, 'soon', null, true, {}, '17e8'], 4))('that is refused until %j keeps the end that is known', async (odd) => {
    const known = inFortyMinutes();
    const events = [...(sender.events ?? []), lockedUntil(known)];
    const { store } = await sendWithAnswer(
      { ...sender, events },
      refusal(403, { error: 'PDS rate limit exceeded', lockout_time_seconds: odd }),
    );
    await expectPage('/proofing/p5-register-attempt', 'You cannot continue');
    expect(store.getState().proofing.lockOutTime).toBe(known);
    expect(screen.getByText(/\(in about 40 minutes\)/)).toBeVisible();
  });

  it.each(['soon', null, {}])('that is refused until %j, and no end is known: 15 minutes', async (odd) => {
    const { store } = await sendWithAnswer(sender, refusal(403, { error: 'PDS rate limit exceeded', lockout_time_seconds: odd }));
    await expectPage('/proofing/p5-register-attempt', 'You cannot continue');
    expect(store.getState().proofing.lockOutTime).toBeNull();
    expect(screen.getByText(/\(in about 15 minutes\)/)).toBeVisible();
  });

  it.each<[string, Answer]>([
    ['no answer', { fault: 'dead' }],
    ['504', { status: 504, html: '<h1>504 Gateway Time-out</h1>' }],
    ['409', refusal(409, { message: 'User not uplifted' })],
  ])('that then meets %s keeps the end that is known', async (_what, given) => {
    const known = inFortyMinutes();
    const { store } = await sendWithAnswer({ ...sender, events: [...(sender.events ?? []), lockedUntil(known)] }, given);
    await waitFor(() => expect(store.getState().page.loading).toBe(false));
    expect(store.getState().proofing.lockOutTime).toBe(known);
  });

  it('that is refused without an end after the known one is over: 15 minutes', async () => {
    const events = [...(sender.events ?? []), lockedUntil(inFortyMinutes() - 41 * 60)];
    const { store } = await sendWithAnswer({ ...sender, events }, refusal(403, { error: 'PDS rate limit exceeded' }));
    await expectPage('/proofing/p5-register-attempt', 'You cannot continue');
    expect(store.getState().proofing.lockOutTime).toBeNull();
    expect(screen.getByText(/\(in about 15 minutes\)/)).toBeVisible();
  });

  it('that is refused anew takes the newer end', async () => {
    const lockout_time_seconds = inFortyMinutes();
    const events = [...(sender.events ?? []), lockedUntil(lockout_time_seconds - 600)];
    const { store } = await sendWithAnswer({ ...sender, events }, refusal(429, { lockout_time_seconds }));
    await expectPage('/proofing/p5-pds-limit');
    expect(store.getState().proofing.lockOutTime).toBe(lockout_time_seconds);
  });

  it.each(['', ' '])('that finds another account and says %j of the wait for its proof: 24 hours', async (pyi_sla) => {
    const { store } = await sendWithAnswer(sender, refusal(409, { message: 'User not uplifted', account_migration: true, pyi_sla }));
    await expectPage('/proofing/duplicate-nhs-number');
    expect(store.getState().proofing.pyiSla).toBe('24 hours');
  });

  it.each([
    [401, 'Unauthorized'],
    [404, 'Unauthorized'],
    [500, 'unauthorized.'],
  ])('that is answered by %i "%s" ends the session: nothing of the person stays', async (status, message) => {
    const { store } = await sendWithAnswer(sender, refusal(status, { message, lockout_time_seconds: inFortyMinutes() }));
    await expectPage('/session-timeout', 'We have logged you out');
    expect(store.getState().proofing).toMatchObject({
      nhsNumber: '',
      firstName: '',
      lastName: '',
      dob: '',
      postcode: '',
      lockOutTime: null,
    });
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
  });

  it('that is refused keeps every answer, for the next try', async () => {
    const { store } = await sendWithAnswer(sender, refusal(404, { error: 'No match found' }));
    await expectPage('/proofing/no-match');
    const { hasUplifted, ...answers } = store.getState().proofing;
    expect(hasUplifted).toBe(false);
    expect(answers).toMatchObject({ dob: '1984-03-15', postcode: 'LS1 4AP' });
    await unloadDocument();
    expect(await stored()).toMatch(personal);
  });
});

import { describe, expect, it } from 'vitest';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, type PersonaId, traitsOf } from '../../mocks/people/personas';
import { findDuplicate, world } from '../../mocks/server';
import { authcode, bodyOf, post, proveIdentity, signedIn } from '../support/mock-requests';

const one = 'ex••••••@example.com';
const two = ['fi••••••@example.com', 'se••••••@example.com'];
const migration = { account_migration: true, pyi_sla: '48 hours' };
const reminder = { duplicateNhsNumberReminder: true };
const mailed = () => world().inbox.map(({ kind, to }) => `${kind} to ${to}`);

describe('uplift to a record that has an account', () => {
  it.each<[PersonaId, object]>([
    ['duplicate', { email: one }],
    ['duplicate-several', { email: two }],
    ['duplicate-eligible', { ...migration, eligible_for_account_migration_journey: true, email: one }],
    ['duplicate-eligible-several', { ...migration, eligible_for_account_migration_journey: true, email: two }],
    ['duplicate-not-eligible', { ...migration, eligible_for_account_migration_journey: false, email: one }],
    [
      'duplicate-active',
      { ...migration, eligible_for_account_migration_journey: false, email: one, ineligibility_reason: 'active_account' },
    ],
  ])('is refused for %s', async (persona, more) => {
    const who = signedIn(persona);
    const expected = { message: 'User not uplifted', ...more };
    expect(await post(who, 'uplift-nhs-known', bodyOf(who, traitsOf(persona).details))).toEqual({ status: 409, body: expected });
    expect(who.account.provenLevel).toBe('P0');
    expect(findDuplicate(persona)).toEqual(expected);
  });
});

describe('call duplicate-email', () => {
  it('sends a reminder to every older account, twice within an hour', async () => {
    const who = signedIn('duplicate-several');
    findDuplicate('duplicate-several');
    const remind = () => post(who, 'duplicate-email', { ...reminder, account_id: who.account.id });
    expect(await remind()).toEqual({ status: 200, body: {} });
    expect(mailed()).toEqual(['email to second-account@example.com', 'email to first-account@example.com']);
    expect((await remind()).status).toBe(200);
    expect(await remind()).toEqual({ status: 429, body: { message: 'Too many requests' } });
    expect(mailed()).toHaveLength(4);
    world().clock.advance(59 * 60_000);
    expect((await remind()).status).toBe(429);
    who.session.renewedAt = world().clock.now();
    world().clock.advance(60_000);
    expect((await remind()).status).toBe(200);
  });

  it.each([
    ['another account', { ...reminder, account_id: 'account-mobile' }],
    ['no account', reminder],
    ['the flag as text', { duplicateNhsNumberReminder: 'true', account_id: 'account-duplicate' }],
  ])('refuses a reminder with %s', async (_what, body) => {
    const who = signedIn('duplicate');
    findDuplicate('duplicate');
    expect((await post(who, 'duplicate-email', body)).status).toBe(400);
  });

  it('refuses a reminder without a duplicate', async () => {
    const who = signedIn('duplicate');
    expect((await post(who, 'duplicate-email', { ...reminder, account_id: who.account.id })).status).toBe(400);
  });
});

describe('call account-migration', () => {
  it('deletes the older accounts after the proof and the first login', async () => {
    const who = signedIn('duplicate-eligible-several');
    findDuplicate('duplicate-eligible-several');
    expect(await post(who, 'account-migration', bodyOf(who))).toEqual({ status: 200, body: {} });
    expect(mailed()).toHaveLength(2);
    expect(await authcode(who)).toMatchObject({ Location: 'http://localhost:3000/pyi/patient-online/gp-connect', consent_required: false });
    expect(await proveIdentity()).toEqual({ status: 303, location: '/authcode' });
    expect(await authcode(who)).toMatchObject({ consent_required: true });
    expect(accountByEmail(world(), emailOf('first-account'))).toBeDefined();
    who.account.consentNeeded = false;
    expect((await authcode(who)).Location).toMatch(/\/mock\/callback\?code=/);
    expect(accountByEmail(world(), emailOf('first-account'))).toBeUndefined();
    expect(accountByEmail(world(), emailOf('second-account'))).toBeUndefined();
    expect(mailed()).toHaveLength(4);
    expect(who.account.nhsNumber).toBe(traitsOf('first-account').nhsNumber);
  });

  it.each<PersonaId>(['duplicate', 'duplicate-not-eligible', 'duplicate-active'])('refuses %s', async (persona) => {
    const who = signedIn(persona);
    findDuplicate(persona);
    const expected = { message: 'Not eligible to begin account migration', cid_error_code: 'CID1116' };
    expect(await post(who, 'account-migration', bodyOf(who))).toEqual({ status: 403, body: expected });
  });

  it('refuses a replacement without a duplicate', async () => {
    const who = signedIn('duplicate-eligible');
    expect((await post(who, 'account-migration', bodyOf(who))).status).toBe(403);
  });
});

it('restarts the sign-in with the same request', async () => {
  const who = signedIn('duplicate');
  const { status, body } = await post(who, 'redirect-to-authorize', { account_id: who.account.id, reason: 'duplicate' });
  expect(status).toBe(200);
  expect(body.session_id).not.toBe(who.session.id);
  expect(world().sessions.get(String(body.session_id))?.oidc).toEqual(who.session.oidc);
});

it.each<PersonaId>(['existing-account', 'first-account', 'second-account'])('hands %s over without a page', async (persona) => {
  expect((await authcode(signedIn(persona))).Location).toMatch(/\/mock\/callback\?code=/);
});

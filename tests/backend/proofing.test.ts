import type { CallName } from '../../mocks/backend/http/calls';
import { accountByEmail } from '../../mocks/backend/world';
import { type Details, healthRecords, nobody } from '../../mocks/people/health-records';
import { emailOf, type PersonaId, traitsOf } from '../../mocks/people/personas';
import { findDuplicate, world } from '../../mocks/server';
import { authcode, bodyOf, post, proveIdentity, type SignedIn, signedIn } from './mock-requests';

const match = 'http://localhost:3000/proofing/find-nhs-record';
const proof = 'http://localhost:3000/pyi/patient-online/gp-connect';
const consent = /\/mock\/callback\?error=consent_required/;

it('requires a match of an unmatched user, then consent', async () => {
  const who = signedIn('uplift');
  expect(await authcode(who)).toMatchObject({ Location: match, consent_required: false });
  await post(who, 'uplift-nhs-known', bodyOf(who));
  expect(await authcode(who)).toMatchObject({ Location: expect.stringMatching(consent), consent_required: true });
});

it('requires a match, the proof, then consent when the client asks for P9', async () => {
  const who = signedIn('uplift-p9');
  expect((await authcode(who)).Location).toBe(match);
  await post(who, 'uplift-nhs-known', bodyOf(who, traitsOf('uplift-p9').details));
  expect(await authcode(who)).toMatchObject({ Location: proof, consent_required: false });
  await proveIdentity();
  expect((await authcode(who)).Location).toMatch(consent);
});

const { okafor, smith, walsh, zoe } = healthRecords;
const successful = { status: 200, body: { message: 'Uplift Successful' } };
const byNumber = (who: SignedIn, patient?: Details, changed?: Partial<Details>) =>
  post(who, 'uplift-nhs-known', bodyOf(who, patient, changed));
const byName = (who: SignedIn, patient?: Details, changed?: Partial<Details>) =>
  post(who, 'uplift-demog-trace', bodyOf(who, patient, changed));

it.each<[string, typeof byNumber, Details, Partial<Details>, string]>([
  ['number for an unknown number', byNumber, nobody, {}, 'No match found'],
  ['number for another postcode', byNumber, okafor, { postcode: 'LS1 4AQ' }, 'No match found'],
  ['number for another date of birth', byNumber, okafor, { dob: '1984-03-16' }, 'NHS number not verified'],
  ['number for a record that was withdrawn', byNumber, walsh, {}, 'Record has been invalidated'],
  ['name for nobody', byName, nobody, {}, 'No match found'],
  ['name for two people', byName, smith, {}, 'Multiple matches found'],
])('refuses a match by %s', async (_why, match, patient, changed, error) => {
  expect(await match(signedIn('uplift'), patient, changed)).toEqual({ status: 404, body: { error } });
});

it.each<[string, Details, Partial<Details>]>([
  ['without middle names', okafor, { middleNames: '' }],
  ['without accents, hyphen and apostrophe', zoe, { firstName: 'Zoe', middleNames: 'Anais', lastName: 'O Brien Nunez' }],
])('accepts a match by name with the name %s', async (_how, patient, changed) => {
  expect(await byName(signedIn('uplift'), patient, changed)).toEqual(successful);
});

describe.each<CallName>(['uplift-nhs-known', 'uplift-demog-trace', 'record-failure'])('uplift of %s', (call) => {
  it.each([
    ['an unknown token', (who: SignedIn) => post({ headers: { ...who.headers, authorization: 'x' } }, call, bodyOf(who)), 401],
    ['an unknown session', (who: SignedIn) => post(who, call, { ...bodyOf(who), session_id: 'x' }), 400],
    ['no date of birth', (who: SignedIn) => post(who, call, { ...bodyOf(who), date_of_birth: '' }), 400],
    ['neither number nor name', (who: SignedIn) => post(who, call, { ...bodyOf(who), nhs_number: '', first_name: '' }), 400],
  ])('refuses an uplift with %s', async (_what, send, status) => expect((await send(signedIn('uplift'))).status).toBe(status));

  it('refuses an uplift with an hour-old token and session', async () => {
    const who = signedIn('uplift');
    world().clock.advance(3_600_000);
    expect((await post(who, call, bodyOf(who))).status).toBe(401);
  });
});

it('locks the match at the fifth failure, by number or name, for 15 minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const who = signedIn('no-match');
  for (const match of [byNumber, byName, byNumber, byName]) expect((await match(who, nobody)).status).toBe(404);
  const end = Math.ceil((world().clock.now() + 15 * 60_000) / 1000);
  const { status, body } = await byNumber(who, nobody);
  expect([status, body.error]).toEqual([403, 'PDS rate limit exceeded']);
  expect(body.lockout_time_seconds).toBe(end);
  const { lockout_time_seconds } = body;
  expect((await byName(who)).body).toEqual({ error: 'PDS rate limit has already been exceeded', lockout_time_seconds });
  world().clock.advance(15 * 60_000);
  expect(await byName(who)).toEqual(successful);
});

it('records details without a match', async () => {
  const who = signedIn('no-match');
  expect(await post(who, 'record-failure', { ...bodyOf(who, nobody), nhs_number: undefined })).toEqual({ status: 200, body: {} });
  expect(who.account.failureData).toEqual({ ...nobody, nhsNumber: '' });
  // A strict server refuses an empty text for an omitted value.
  expect((await post(who, 'record-failure', { ...bodyOf(who, nobody), nhs_number: '' })).status).toBe(400);
});
const one = 'ex••••••@example.com';
const two = ['fi••••••@example.com', 'se••••••@example.com'];
const migration = { account_migration: true, pyi_sla: '48 hours' };
const reminder = { duplicateNhsNumberReminder: true };
const mailed = () => world().inbox.map(({ kind, to }) => `${kind} to ${to}`);

it.each<[PersonaId, object]>([
  ['duplicate', { email: one }],
  ['duplicate-several', { email: two }],
  ['duplicate-eligible', { ...migration, eligible_for_account_migration_journey: true, email: one }],
  ['duplicate-eligible-several', { ...migration, eligible_for_account_migration_journey: true, email: two }],
  ['duplicate-not-eligible', { ...migration, eligible_for_account_migration_journey: false, email: one }],
  ['duplicate-active', { ...migration, eligible_for_account_migration_journey: false, email: one, ineligibility_reason: 'active_account' }],
])('refuses an uplift to a record that has an account for %s', async (persona, more) => {
  const who = signedIn(persona);
  const expected = { message: 'User not uplifted', ...more };
  expect(await post(who, 'uplift-nhs-known', bodyOf(who, traitsOf(persona).details))).toEqual({ status: 409, body: expected });
  expect(who.account.provenLevel).toBe('P0');
  expect(findDuplicate(persona)).toEqual(expected);
});

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

it('deletes the older accounts of a replacement after the proof and the first login', async () => {
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

it.each<[PersonaId, string, boolean]>([
  ['duplicate-not-eligible', 'after', true],
  ['duplicate-active', 'after', true],
  ['duplicate-eligible', 'before', false],
])('refuses a replacement of an account to %s %s the duplicate is found', async (persona, _when, isFound) => {
  const who = signedIn(persona);
  if (isFound) findDuplicate(persona);
  const expected = { message: 'Not eligible to begin account migration', cid_error_code: 'CID1116' };
  expect(await post(who, 'account-migration', bodyOf(who))).toEqual({ status: 403, body: expected });
});

import { expect, it } from 'vitest';
import { nobody } from '../../mocks/people/health-records';
import { traitsOf } from '../../mocks/people/personas';
import { authcode, bodyOf, post, proveIdentity, signedIn } from '../support/mock-requests';

const match = 'http://localhost:3000/proofing/find-nhs-record';
const proof = 'http://localhost:3000/pyi/patient-online/gp-connect';
const consent = /\/mock\/callback\?error=consent_required/;

it('requires a match, then consent', async () => {
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

it('requires the proof when there is no record', async () => {
  const who = signedIn('no-match');
  await post(who, 'record-failure', bodyOf(who, nobody));
  expect((await authcode(who)).Location).toBe(proof);
  await proveIdentity();
  expect((await authcode(who)).Location).toMatch(consent);
});

it('returns an earlier match on retry', async () => {
  const who = signedIn('already-uplifted');
  expect((await authcode(who)).Location).toBe(match);
  expect((await post(who, 'uplift-nhs-known', bodyOf(who))).status).toBe(409);
  expect((await authcode(who)).Location).toMatch(consent);
});

it.each([
  ['P9 as text', '["P9.Cp.Cd","P9.Cm"]', true],
  ['P9 as a list', ['P9.Cp.Cd'], true],
  ['one P9', 'P9.Cp.Cd', true],
  ['no level', undefined, true],
  ['P5 or P9', '["P5.Cp.Cd","P9.Cm"]', false],
  ['P5', '["P5.Cp.Cd"]', false],
  ['nonsense', '["P9', false],
])('decides whether a matched user needs a proof for %s', async (_what, vtr, needed) => {
  const { Location } = await authcode(signedIn('existing-account', { vtr }));
  expect(Location === proof).toBe(needed);
});

it.each([
  ['P5', '["P5.Cp.Cd"]', match],
  ['P9', '["P9.Cp.Cd"]', match],
  ['nothing', undefined, match],
  ['P0', '["P0.Cp.Cd","P5.Cp.Cd"]', consent],
  ['any level', '["Cp.Cd"]', consent],
  // Of these only the second is for somebody who has given a password.
  ['P0 with a passkey, P5 with a password', '["P0.Cm","P5.Cp.Cd"]', match],
  ['a passkey', '["P5.Cm"]', consent],
])('decides whether an unmatched user needs a match for %s', async (_what, vtr, expected) => {
  expect((await authcode(signedIn('mobile', { vtr }))).Location).toMatch(expected);
});

it('requires nothing of a user who has proved more than enough', async () => {
  const who = signedIn('existing-account', { vtr: '["P0.Cp.Cd"]' });
  expect((await authcode(who)).Location).toMatch(/\/mock\/callback\?code=/);
});

it('refuses when the user logged in by none of the requested methods', async () => {
  const { Location } = await authcode(signedIn('existing-account', { vtr: '["P5.Cm"]' }));
  expect(new URL(String(Location)).searchParams.get('error')).toBe('access_denied');
});

it('reports a due match to the account check', async () => {
  const who = signedIn('uplift');
  const due = async () => (await post(who, 'account-status', { email: who.account.email })).body.uplift_required;
  expect(await due()).toBe(true);
  await post(who, 'uplift-nhs-known', bodyOf(who));
  expect(await due()).toBe(false);
});

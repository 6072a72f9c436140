import { expect, it } from 'vitest';
import { nobody } from '../../mocks/people/health-records';
import { traitsOf } from '../../mocks/people/personas';
import { authcode, bodyOf, post, proveIdentity, signedIn } from '../support/mock-requests';

const match = 'http://localhost:3000/proofing/find-nhs-record';
const proof = 'http://localhost:3000/pyi/patient-online/gp-connect';
const consent = /\/mock\/callback\?error=consent_required/;

it('asks for a match, then for consent', async () => {
  const who = signedIn('uplift');
  expect(await authcode(who)).toMatchObject({ Location: match, consent_required: false });
  await post(who, 'uplift-nhs-known', bodyOf(who));
  expect(await authcode(who)).toMatchObject({ Location: expect.stringMatching(consent), consent_required: true });
});

it('asks for a match, for the proof, then for consent, when the client wants P9', async () => {
  const who = signedIn('uplift-p9');
  expect((await authcode(who)).Location).toBe(match);
  await post(who, 'uplift-nhs-known', bodyOf(who, traitsOf('uplift-p9').details));
  expect(await authcode(who)).toMatchObject({ Location: proof, consent_required: false });
  await proveIdentity();
  expect((await authcode(who)).Location).toMatch(consent);
});

it('asks for the proof when there is no record', async () => {
  const who = signedIn('no-match');
  await post(who, 'record-failure', bodyOf(who, nobody));
  expect((await authcode(who)).Location).toBe(proof);
  await proveIdentity();
  expect((await authcode(who)).Location).toMatch(consent);
});

it('hears of an earlier match when it is tried again', async () => {
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
])('a matched person needs a proof or not, when asked for %s', async (_what, vtr, needed) => {
  const { Location } = await authcode(signedIn('existing-account', { vtr }));
  expect(Location === proof).toBe(needed);
});

it('leaves alone whom no client wants matched', async () => {
  expect((await authcode(signedIn('mobile', { vtr: '["P9.Cp.Cd"]' }))).Location).toMatch(consent);
});

it('tells the account check that a match is due, while it is', async () => {
  const who = signedIn('uplift');
  const due = async () => (await post(who, 'account-status', { email: who.account.email })).body.uplift_required;
  expect(await due()).toBe(true);
  await post(who, 'uplift-nhs-known', bodyOf(who));
  expect(await due()).toBe(false);
});

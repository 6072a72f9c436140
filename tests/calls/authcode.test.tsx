import { waitFor } from '@testing-library/react';
import { exchangeAuthcode } from '@/journeys/authcode/steps/exchange-authcode';
import { world } from '../../mocks/server';
import { arrival } from '../support/arrival';
import { byName } from '../support/open-proofing';
import { expectPage } from '../support/page';
import { rawCookie, tokenOf } from '../support/plain-cookies';
import { bodiesOf, recordSends } from '../support/recorded-sends';
import { openSteps } from '../support/run-steps';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { stored } from '../support/stored';
import { unloadDocument } from '../support/visit';

const back = 'https://client.example/back?code=1';
const handedOver = { kind: 'leave', url: back, signOut: 'handedOver' };
const outcomeOf = (answered: object) => {
  recordSends(answered);
  return openSteps().run(exchangeAuthcode);
};

it('requests the authorisation code with the parameters of the client service and hands the user over', async () => {
  const oidc = { client_id: 'client', state: 'a' };
  const sent = recordSends({ Location: back });
  const { run, state } = openSteps(arrival({ fromCookie: oidc }));
  expect(await run(exchangeAuthcode)).toEqual(handedOver);
  expect(bodiesOf(sent)).toEqual([['POST /api/auth/authcode', oidc]]);
  expect(state().journey).toMatchObject({ loggedIn: true, gpRecordChecked: false });
});

it('stores and reads an identity token of the answer to authcode', async () => {
  const id_token = tokenOf({ account_id: 'account-1', gp_record_checked: true });
  recordSends({ id_token, Location: back });
  const { run, state } = openSteps();
  expect(await run(exchangeAuthcode)).toEqual(handedOver);
  expect(rawCookie('id_token')).toBe(encodeURIComponent(id_token));
  expect(state().journey.gpRecordChecked).toBe(true);
});

it('preserves the identity token without one in the answer to authcode', async () => {
  recordSends({ Location: back });
  const { run } = openSteps();
  const before = rawCookie('id_token');
  await run(exchangeAuthcode);
  expect(rawCookie('id_token')).toBe(before);
});

it('continues at an error when the browser refuses the cookie of the identity token', async () => {
  recordSends({ id_token: tokenOf({ account_id: 'account-1' }), Location: back });
  const { run, state } = openSteps();
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  expect(await run(exchangeAuthcode)).toEqual({ kind: 'go', to: '/error' });
  expect(state().journey.loggedIn).toBe(false);
});

it.each([
  [{ terms_update_required: true, Location: back }, '/terms-update'],
  [{ terms_update_required: true, consent_required: true, Location: back }, '/terms-update'],
  [{ terms_update_required: true, Location: '/proofing/find-nhs-record' }, '/terms-update'],
  [{ consent_required: true, Location: back }, '/nhs-login-consent'],
])('continues for the authorisation code answer %j at %s before the hand-over', async (answered, to) => {
  expect(await outcomeOf(answered)).toEqual({ kind: 'go', to });
});

const longLocation = `https://client.example/back?state=${'a'.repeat(9000)}`;

it.each<[string, string, string]>([
  ['spaces', ' https://client.example/back?code=1&state=a b\n', 'https://client.example/back?code=1&state=a%20b'],
  ['a line break and a backslash', 'https://client.example/back?state=a\nb\\c', 'https://client.example/back?state=a%0Ab%5Cc'],
  ['9,000 characters', longLocation, longLocation],
])('sends the browser to the encoded location of an authorisation code with %s', async (_with, Location, url) => {
  expect(await outcomeOf({ Location })).toEqual({ kind: 'leave', url, signOut: 'handedOver' });
});

it.each([
  '',
  'javascript:alert(1)',
  '//evil.example/',
  'http://client.example/back',
  'http://localhost:3000.evil.example/proofing/find-nhs-record',
  'http://localhost:3000@evil.example/proofing/find-nhs-record',
  '//evil.example/proofing/find-nhs-record',
  'http://localhost:3000\\proofing\\find-nhs-record',
  'javascript:location="/proofing/find-nhs-record"',
  ['/proofing/find-nhs-record'],
])('refuses the location %j of the authorisation code', async (Location) => {
  expect(await outcomeOf({ Location })).toEqual({ kind: 'go', to: '/error' });
});

it.each([
  ['/proofing/find-nhs-record', '/proofing/find-nhs-record'],
  ['http://localhost:3000/proofing/know-nhs-number?noMatch', '/proofing/know-nhs-number?noMatch'],
  ['/Proofing//Enter-Name/', '/proofing/enter-name'],
  ['http://localhost:3000//proofing/find-nhs-record', '/proofing/find-nhs-record'],
  ['HTTP://LOCALHOST:3000/proofing/find-nhs-record', '/proofing/find-nhs-record'],
  ['/proofing/find-nhs-record?client_id=example%20one&a=b', '/proofing/find-nhs-record?client_id=example%20one&a=b'],
  ['http://localhost:3000/proofing/find-nhs-record/?client_id=one', '/proofing/find-nhs-record?client_id=one'],
  ['/proofing/other/../find-nhs-record', '/proofing/find-nhs-record'],
])('treats the location %s as a page of this app, where the match starts', async (Location, to) => {
  expect(await outcomeOf({ Location })).toEqual({ kind: 'go', to });
});

it.each([
  ['/pyi', 'sentToProof'],
  ['/pyi/patient-online/gp-connect?a=b', 'sentToProof'],
  ['http://localhost:3000/pyi/', 'sentToProof'],
  ['/pyi-other', 'handedOver'],
  ['/other/pyi', 'handedOver'],
  ['https://client.example/pyi', 'handedOver'],
  ['https://client.example/proofing/enter-name', 'handedOver'],
  ['/enter-email', 'handedOver'],
  ['/proofing/unknown', 'sentToProof'],
  ['/proofing/a/b?c', 'sentToProof'],
  ['/proofing-other', 'handedOver'],
  ['/proofing/../other', 'handedOver'],
  ['https://localhost:3000/proofing/find-nhs-record', 'handedOver'],
  ['https://login.example.evil/proofing/', 'handedOver'],
  ['http://localhost:3000/proofing/../enter-email', 'handedOver'],
  ['http://localhost:3000/proofing/find-nhs-record-of-somebody-else', 'sentToProof'],
])('sends the browser to the location %s, and the sign-in is %s', async (Location, signOut) => {
  expect(await outcomeOf({ Location })).toEqual({ kind: 'leave', url: Location, signOut });
});

const origin = 'http://localhost:3000';
const pages = ['find-nhs-record', 'know-nhs-number', 'enter-name', 'check-your-details', 'no-match'].map((name) => `/proofing/${name}`);
const personal = /Okafor|1984-03-15|LS1 4AP/;
const ask = (Location: string) =>
  sendWithAnswer({ ...senderOf('authcode'), events: byName }, { status: 200, json: { id_token: 'e30.e30.e30', Location } });

it.each(sample([...pages, ...pages.map((path) => origin + path)], 4))(
  'shows %s as a page of this app and preserves the answer',
  async (location) => {
    const { exits, store } = await ask(location);
    await expectPage(location.replace(origin, ''));
    expect(exits).toEqual([]);
    expect(store.getState().proofing).toMatchObject({ lastName: 'Okafor', dob: '1984-03-15' });
    await unloadDocument();
    expect(await stored()).toMatch(personal);
    expect(document.cookie).toContain('id_token=e30.e30.e30');
  },
);

it.each([`${origin}/proofing`, `${origin}/proofing/`, '/proofing'])('shows the start of the app for location %s', async (location) => {
  const { exits } = await ask(location);
  await expectPage('/proofing/find-nhs-record', 'Help us find your NHS record');
  expect(exits).toEqual([]);
});

it.each([
  ['the client', 'https://client.example.com/callback?code=1&state=2'],
  ['the front end of the proof of identity', `${origin}/pyi/patient-online/gp-connect`],
  ['a page of this app that is none of proofing', `${origin}/enter-email`],
])('hands the user over to %s and removes the data of the user', async (_where, location) => {
  const { exits, store } = await ask(location);
  await waitFor(() => expect(exits).toEqual([location]));
  expect(store.getState().proofing).toMatchObject({ lastName: '', dob: '', postcode: '' });
  await unloadDocument();
  expect(await stored()).not.toMatch(personal);
});

const Location = 'https://client.example.com/?code=1';
const exchange = (json: object) =>
  sendWithAnswer(senderOf('authcode'), { status: 200, json: { id_token: 'e30.e30.e30', Location, ...json } });

describe.each([
  ['consent_required', '/nhs-login-consent'],
  ['terms_update_required', '/terms-update'],
])('authorisation code with %s', (flag, path) => {
  it.each([['true'], ['TRUE'], [1], ['1'], [true]])('asks for consent or terms before the hand-over for the flag %j', async (given) => {
    const { exits } = await exchange({ [flag]: given });
    await expectPage(path);
    expect(exits).toEqual([]);
  });

  it.each(sample([['yes'], [''], [2], [{}], [[]], [[true]], ['null']], 4))('shows /error for the authcode flag %j', async (given) => {
    const { exits } = await exchange({ [flag]: given });
    await expectPage('/error', 'Something went wrong');
    expect(exits).toEqual([]);
  });

  it.each([['false'], ['False'], [0], ['0'], [false], [null]])('hands the user over when the flag of authcode is %j', async (given) => {
    const { exits } = await exchange({ [flag]: given });
    await waitFor(() => expect(exits).toEqual([Location]));
  });
});

describe('successful call authcode', () => {
  it('hands the user over, removes the identity token and forgets the user', async () => {
    const { exits, store } = await exchange({});
    await waitFor(() => expect(exits).toEqual([Location]));
    expect(document.cookie).not.toContain('id_token');
    expect(store.getState().client.oidc).toEqual({});
  });
});

it('sends with consent the client, its claims and the parameters without the session id', async () => {
  const { exits } = await sendWithAnswer(senderOf('consent'), { status: 201, json: {} });
  await waitFor(() => expect(world().calls.some(({ path }) => path.endsWith('/consent'))).toBe(true));
  const { body } = world().calls.find(({ path }) => path.endsWith('/consent')) ?? {};
  expect(body).toMatchObject({ 'client-id': 'example-health-service', 'oidc-params': { state: 'state-of-the-client' } });
  expect(body?.['consented-claims']).toContain('given_name');
  expect(body?.['oidc-params']).not.toHaveProperty('session_id');
  expect(exits).toEqual([]);
});

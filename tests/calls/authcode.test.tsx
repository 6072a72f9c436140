import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exchangeAuthcode } from '@/journeys/authcode/steps/exchange-authcode';
import type { Answer } from '../../mocks/backend/http/scenario';
import { signInAs, world } from '../../mocks/server';
import { arrival } from '../support/arrival';
import { authApiFailed, expectConsoleMessage } from '../support/console-guard';
import { byName } from '../support/open-proofing';
import { expectPage } from '../support/page';
import { rawCookie, tokenOf } from '../support/plain-cookies';
import { bodiesOf, recordSends, refusing } from '../support/recorded-sends';
import { openSteps } from '../support/run-steps';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { stored } from '../support/stored';
import { unloadDocument, visit } from '../support/visit';

const back = 'https://client.example/back?code=1';
const handedOver = { kind: 'leave', url: back, signOut: 'handedOver' };
const outcomeOf = (answered: object) => {
  recordSends(answered);
  return openSteps().run(exchangeAuthcode);
};

describe('call authcode', () => {
  it('sends the parameters of the client service and hands the user over', async () => {
    const oidc = { client_id: 'client', state: 'a' };
    const sent = recordSends({ Location: back });
    const { run, state } = openSteps(arrival({ fromCookie: oidc }));
    expect(await run(exchangeAuthcode)).toEqual(handedOver);
    expect(bodiesOf(sent)).toEqual([['POST /api/auth/authcode', oidc]]);
    expect(state().journey).toMatchObject({ loggedIn: true, gpRecordChecked: false });
  });

  it('stores and reads an identity token of the answer', async () => {
    const id_token = tokenOf({ account_id: 'account-1', gp_record_checked: true });
    recordSends({ id_token, Location: back });
    const { run, state } = openSteps();
    expect(await run(exchangeAuthcode)).toEqual(handedOver);
    expect(rawCookie('id_token')).toBe(encodeURIComponent(id_token));
    expect(state().journey.gpRecordChecked).toBe(true);
  });

  it('preserves the identity token without one in the answer', async () => {
    recordSends({ Location: back });
    const { run } = openSteps();
    const before = rawCookie('id_token');
    await run(exchangeAuthcode);
    expect(rawCookie('id_token')).toBe(before);
  });

  it('continues at an error when the browser refuses the cookie of the token', async () => {
    recordSends({ id_token: tokenOf({ account_id: 'account-1' }), Location: back });
    const { run, state } = openSteps();
    vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    expect(await run(exchangeAuthcode)).toEqual({ kind: 'go', to: '/error' });
    expect(state().journey.loggedIn).toBe(false);
  });

  it.each([
    [{ terms_update_required: true, Location: back }, '/terms-update'],
    [{ terms_update_required: true, consent_required: true, Location: back }, '/terms-update'],
    [{ consent_required: true, Location: back }, '/nhs-login-consent'],
  ])('continues for the authorisation code answer %j at %s before the hand-over', async (answered, to) => {
    expect(await outcomeOf(answered)).toEqual({ kind: 'go', to });
  });

  it('shows the reference in the address when the login is disabled', async () => {
    expectConsoleMessage(authApiFailed);
    recordSends({}, refusing('/authcode', 401, 'Account is disabled'));
    expect(await openSteps().run(exchangeAuthcode)).toEqual({ kind: 'go', to: '/login-disabled-authcode', carriesCode: true });
  });
});

describe('location of the authorisation code', () => {
  it.each<[string, string]>([
    [' https://client.example/back?code=1&state=a b\n', 'https://client.example/back?code=1&state=a%20b'],
    ['https://client.example/back?state=a\nb\\c', 'https://client.example/back?state=a%0Ab%5Cc'],
    [`https://client.example/back?state=${'a'.repeat(9000)}`, `https://client.example/back?state=${'a'.repeat(9000)}`],
  ])('sends the browser for the location %j to %s', async (Location, url) => {
    expect(await outcomeOf({ Location })).toEqual({ kind: 'leave', url, signOut: 'handedOver' });
  });

  it.each(['', 'javascript:alert(1)', '//evil.example/', 'http://client.example/back'])('refuses the location %j', async (Location) => {
    expect(await outcomeOf({ Location })).toEqual({ kind: 'go', to: '/error' });
  });

  it.each([
    ['/proofing/find-nhs-record', '/proofing/find-nhs-record'],
    ['http://localhost:3000/proofing/know-nhs-number?noMatch', '/proofing/know-nhs-number?noMatch'],
    ['/Proofing//Enter-Name/', '/proofing/enter-name'],
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
  ])('sends the browser to the location %s, and the sign-in is %s', async (Location, signOut) => {
    expect(await outcomeOf({ Location })).toEqual({ kind: 'leave', url: Location, signOut });
  });
});
describe('location of the authorisation code', () => {
  const origin = 'http://localhost:3000';
  const pages = [
    ['/proofing/find-nhs-record', 'Help us find your NHS record'],
    ['/proofing/know-nhs-number', 'Do you know your NHS number?'],
    ['/proofing/enter-name', 'What is your name?'],
    ['/proofing/check-your-details', 'Check your details'],
    ['/proofing/no-match', 'We cannot find a match'],
  ] as const;
  const personal = /Okafor|1984-03-15|LS1 4AP/;
  const given = (Location: unknown) => ({ status: 200, json: { id_token: 'e30.e30.e30', Location } });
  const ask = (location: unknown) => sendWithAnswer({ ...senderOf('authcode'), events: byName }, given(location));

  it.each(
    sample(
      pages.flatMap(([path, heading]) => [[path, path, heading] as const, [origin + path, path, heading] as const]),
      4,
    ),
  )('shows %s as a page of this app and preserves the answer', async (location, path, heading) => {
    const { exits, store } = await ask(location);
    await expectPage(path, heading);
    expect(exits).toEqual([]);
    expect(store.getState().proofing).toMatchObject({ lastName: 'Okafor', dob: '1984-03-15' });
    await unloadDocument();
    expect(await stored()).toMatch(personal);
    expect(document.cookie).toContain('id_token=e30.e30.e30');
  });

  it.each(
    sample(
      [
        ['/proofing/find-nhs-record/', '/proofing/find-nhs-record'],
        ['/PROOFING//find-nhs-record', '/proofing/find-nhs-record'],
        [`${origin}//proofing/find-nhs-record`, '/proofing/find-nhs-record'],
        [`${origin.toUpperCase()}/proofing/find-nhs-record`, '/proofing/find-nhs-record'],
        ['/proofing/find-nhs-record?client_id=example%20one&a=b', '/proofing/find-nhs-record?client_id=example%20one&a=b'],
        [`${origin}/proofing/find-nhs-record/?client_id=one`, '/proofing/find-nhs-record?client_id=one'],
        ['/proofing/other/../find-nhs-record', '/proofing/find-nhs-record'],
      ],
      4,
    ),
  )('shows %s as a page of this app in another spelling and preserves its query', async (location, path) => {
    const { exits, store } = await ask(location);
    await expectPage(path, 'Help us find your NHS record');
    expect(exits).toEqual([]);
    expect(store.getState().proofing).toMatchObject({ lastName: 'Okafor' });
  });

  it.each([`${origin}/proofing`, `${origin}/proofing/`, '/proofing'])('shows the start of the app for %s', async (location) => {
    const { exits } = await ask(location);
    await expectPage('/proofing/find-nhs-record', 'Help us find your NHS record');
    expect(exits).toEqual([]);
  });

  it.each(
    sample(
      [
        ['the client', 'https://client.example.com/callback?code=1&state=2'],
        ['another origin with the same path', 'https://evil.example/proofing/find-nhs-record'],
        ['another port', 'http://localhost:30001/proofing/find-nhs-record'],
        ['another scheme', 'https://localhost:3000/proofing/find-nhs-record'],
        ['the front end of the proof of identity', `${origin}/pyi/patient-online/gp-connect`],
        ['a page of this app that is none of proofing', `${origin}/enter-email`],
        ['a way out of proofing', `${origin}/proofing/../enter-email`],
        ['an origin that only ends otherwise, with the same path', 'https://login.example.evil/proofing/'],
        ['a path that only begins like one', `${origin}/proofing/find-nhs-record-of-somebody-else`],
      ],
      4,
    ),
  )('hands the user over to %s and removes the data of the user', async (_where, location) => {
    const { exits, store } = await ask(location);
    await waitFor(() => expect(exits).toEqual([location]));
    expect(store.getState().proofing).toMatchObject({ lastName: '', dob: '', postcode: '' });
    await unloadDocument();
    expect(await stored()).not.toMatch(personal);
  });

  it.each(
    sample(
      [
        ['an origin that only begins like this one', 'http://localhost:3000.evil.example/proofing/find-nhs-record'],
        ['this origin as a user name', 'http://localhost:3000@evil.example/proofing/find-nhs-record'],
        ['no scheme', '//evil.example/proofing/find-nhs-record'],
        ['a backslash', `${origin}\\proofing\\find-nhs-record`],
        ['a script', 'javascript:location="/proofing/find-nhs-record"'],
        ['a list', ['/proofing/find-nhs-record']],
        ['nothing', ''],
      ],
      4,
    ),
  )('shows the error page for the location %s', async (_where, location) => {
    const { exits } = await ask(location);
    await expectPage('/error', 'Something went wrong');
    expect(exits).toEqual([]);
  });

  it('shows the terms update before the returned location', async () => {
    const answer = { status: 200, json: { id_token: 'e30.e30.e30', Location: '/proofing/find-nhs-record', terms_update_required: true } };
    await sendWithAnswer(senderOf('authcode'), answer);
    await expectPage('/terms-update', 'NHS login terms of use update');
  });
});

const Location = 'https://client.example.com/?code=1';
const exchange = (json: object) =>
  sendWithAnswer(senderOf('authcode'), { status: 200, json: { id_token: 'e30.e30.e30', Location, ...json } });

const agreements = [
  ['consent_required', '/nhs-login-consent', 'Agree to share your login information'],
  ['terms_update_required', '/terms-update', 'NHS login terms of use update'],
] as const;

describe.each(agreements)('authorisation code with %s', (flag, path, heading) => {
  it.each([['true'], ['TRUE'], [1], ['1'], [true]])('asks for consent or terms before the hand-over when the flag is %j', async (given) => {
    const { exits } = await exchange({ [flag]: given });
    await expectPage(path, heading);
    expect(exits).toEqual([]);
  });

  it.each(sample([['yes'], [''], [2], [{}], [[]], [[true]], ['null']], 4))('shows the error page when the flag is %j', async (given) => {
    const { exits } = await exchange({ [flag]: given });
    await expectPage('/error', 'Something went wrong');
    expect(exits).toEqual([]);
  });

  it.each([['false'], ['False'], [0], ['0'], [false], [null]])('hands the user over when the flag is %j', async (given) => {
    const { exits } = await exchange({ [flag]: given });
    await waitFor(() => expect(exits).toEqual([Location]));
  });
});
describe('hand back', () => {
  const refused = (status: number, error: string, cid_error_code?: string): Answer => ({ status, json: { error, cid_error_code } });
  const token = 'e30.e30.e30';
  const given = (more: object): Answer => ({
    status: 200,
    json: { id_token: token, Location: 'https://client.example.com/?code=1', ...more },
  });

  describe('call authcode', () => {
    const authcode = senderOf('authcode');

    it.each(
      sample(
        [
          [
            'CID2011',
            refused(403, 'NHS number mismatch', 'CID2011'),
            '/login-problem-nhs-number',
            'There is a problem with your NHS number',
          ],
          ['CID2012', refused(403, 'Login is disabled', 'CID2012'), '/login-disabled', 'Your login has been disabled'],
          ['401 Account is disabled', refused(401, 'Account is disabled'), '/login-disabled-authcode', 'You cannot use your login'],
          [
            '401 Account is disabled with CID2014',
            refused(401, 'Account is disabled', 'CID2014'),
            '/login-disabled-authcode?errorCode=CID2014',
            'You cannot use your login',
          ],
          ['401 Account is disabled with CID2012', refused(401, 'Account is disabled', 'CID2012'), '/login-disabled', /disabled/],
          ['403 Account is disabled', refused(403, 'Account is disabled'), '/error', 'Something went wrong'],
          ['an unknown code', refused(400, 'Something else', 'CID9999'), '/error', 'Something went wrong'],
          [
            'terms and consent',
            given({ terms_update_required: true, consent_required: true }),
            '/terms-update',
            'NHS login terms of use update',
          ],
          ['terms only', given({ terms_update_required: true }), '/terms-update', 'NHS login terms of use update'],
          ['consent only', given({ consent_required: true }), '/nhs-login-consent', 'Agree to share your login information'],
          ['no address to go to', given({ Location: '' }), '/error', 'Something went wrong'],
          ['an unsafe address', given({ Location: 'javascript:alert(1)' }), '/error', 'Something went wrong'],
          ['an address of another protocol', given({ Location: 'http://client.example.com/' }), '/error', 'Something went wrong'],
        ],
        4,
      ),
    )('handles an authorisation code that the server answers with %s', async (_text, answered, path, heading) => {
      const { exits } = await sendWithAnswer(authcode, answered);
      await expectPage(path, heading);
      expect(exits).toEqual([]);
    });

    it('hands the user over, removes the identity token and forgets the user', async () => {
      const { exits, store } = await sendWithAnswer(authcode, given({}));
      await waitFor(() => expect(exits).toEqual(['https://client.example.com/?code=1']));
      expect(document.cookie).not.toContain('id_token');
      expect(store.getState().client.oidc).toEqual({});
    });

    it('requests the authorisation code once when React mounts the page twice', async () => {
      await sendWithAnswer(authcode, given({}));
      await waitFor(() => expect(world().calls.filter(({ path }) => path.endsWith('/authcode'))).toHaveLength(1));
    });
  });

  describe('call client-info', () => {
    it.each(['/nhs-login-consent', '/no-consent', '/terms-update'])('shows the page of an unknown client on %s', async (from) => {
      const { exits } = await sendWithAnswer(senderOf('client-info', from), 'client-info.unknown-client');
      await expectPage('/no-client-info', 'We do not know which website or app you are trying to access');
      expect(exits).toEqual([]);
    });

    it('shows the page of an unknown client and sends no call without a client id', async () => {
      signInAs('mobile', { upTo: 'identity-token', oidc: { client_id: undefined } });
      await visit('/nhs-login-consent');
      await expectPage('/no-client-info', 'We do not know which website or app you are trying to access');
      expect(world().calls.filter(({ path }) => path.endsWith('/client-info'))).toEqual([]);
    });
  });

  describe('calls consent and terms-update', () => {
    it('sends the client, its claims and the parameters without the session id', async () => {
      const { exits } = await sendWithAnswer(senderOf('consent'), { status: 201, json: {} });
      await waitFor(() => expect(world().calls.some(({ path }) => path.endsWith('/consent'))).toBe(true));
      const { body } = world().calls.find(({ path }) => path.endsWith('/consent')) ?? {};
      expect(body).toMatchObject({ 'client-id': 'example-health-service', 'oidc-params': { state: 'state-of-the-client' } });
      expect(body?.['consented-claims']).toContain('given_name');
      expect(body?.['oidc-params']).not.toHaveProperty('session_id');
      expect(exits).toEqual([]);
    });

    it.each(['consent', 'terms-update'] as const)('shows the error page when the server refuses %s', async (call) => {
      await sendWithAnswer(senderOf(call), `${call}.unknown-error`);
      await expectPage('/error', 'Something went wrong');
    });

    it('requests the authorisation code after the terms update', async () => {
      await sendWithAnswer(senderOf('terms-update'), { status: 204, html: '' });
      await expectPage('/nhs-login-consent', 'Agree to share your login information');
      expect(screen.getByRole('button', { name: 'I agree' })).toBeEnabled();
    });
  });

  describe('/check-login', () => {
    it('verifies the firewall token if the address has one', async () => {
      await sendWithAnswer(senderOf('verify-waf-token'), { status: 200, json: {} });
      await expectPage('/login', /^Log In/);
      expect(world().calls.find(({ path }) => path.endsWith('verify-waf-token'))?.body).toEqual({ token: 'solved' });
    });

    it('sends no verification without a firewall token', async () => {
      signInAs('mobile');
      await visit('/check-login');
      await expectPage('/login', /^Log In/);
      expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
    });
  });
});

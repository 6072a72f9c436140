import { consentFor } from '@/journeys/consent/shared-information';
import { acceptTerms } from '@/journeys/consent/steps/accept-terms';
import { giveConsent } from '@/journeys/consent/steps/give-consent';
import { loadClient } from '@/journeys/consent/steps/load-client';
import { declineTerms, refuseConsent } from '@/journeys/consent/steps/refuse';
import { openSignIn } from '@/session/sign-in';
import { clientInfoReceived } from '@/state/events';
import { arrival, bodiesOf, dropCookie, expectConsoleMessage, openSteps, putCookie, recordSends } from '../support/environment';

describe('consent', () => {
  const client = {
    client_display_name: 'A client',
    client_homepage_url: '',
    terms_uri: '',
    approved_scopes: ['phone', 'email'],
    claims: ['phone', 'email'],
  };
  const oidc = { client_id: 'client', state: 'a' };
  const arrivedWith = (fromCookie: Record<string, unknown> = oidc) => arrival({ loggedIn: true, fromCookie });
  const asked = ['GET /api/auth/client-info?client-id=client', 'nothing'];

  it('sends consent with the claims and the parameters of the client service', async () => {
    const sent = recordSends({});
    expect(await openSteps(arrivedWith()).run(giveConsent, consentFor(client))).toEqual({ kind: 'go', to: '/authcode' });
    const body = { 'client-id': 'client', 'consented-claims': ['phone', 'email'], 'oidc-params': oidc };
    expect(bodiesOf(sent)).toEqual([['POST /api/account/consent', body]]);
  });

  it('sends consent without an id when the client service has none', async () => {
    const sent = recordSends({});
    await openSteps().run(giveConsent, consentFor(client));
    expect(sent[0]?.body).toEqual({ 'consented-claims': ['phone', 'email'], 'oidc-params': {} });
  });

  it('sends consent for a client whose id is a number', async () => {
    const sent = recordSends(client);
    const { run, state } = openSteps(arrivedWith({ client_id: 7 }));
    expect(await run(loadClient)).toEqual({ kind: 'go', to: '/nhs-login-consent' });
    await run(giveConsent, consentFor(state().client.client));
    expect(sent.map(({ call }) => call)).toEqual(['GET /api/auth/client-info?client-id=7', 'POST /api/account/consent']);
    expect(sent[1]?.body).toEqual({ 'client-id': '7', 'consented-claims': client.claims, 'oidc-params': { client_id: 7 } });
  });

  it('sends no consent after the session has ended', async () => {
    const sent = recordSends({});
    const { run } = openSteps(arrivedWith());
    dropCookie('nhs-authorization-cookie');
    expect(await run(giveConsent, consentFor(client))).toEqual({ kind: 'go', to: '/session-timeout', signOut: 'timedOut' });
    expect(sent).toEqual([]);
  });

  it('accepts the new terms without a body, and requests the authorisation code again', async () => {
    const sent = recordSends({});
    expect(await openSteps().run(acceptTerms)).toEqual({ kind: 'go', to: '/authcode' });
    expect(bodiesOf(sent)).toEqual([['POST /api/account/terms-update', 'nothing']]);
  });

  it('loads the client service before the question for consent', async () => {
    const sent = recordSends(client);
    const { run, state } = openSteps(arrivedWith());
    expect(await run(loadClient)).toEqual({ kind: 'go', to: '/nhs-login-consent' });
    expect(bodiesOf(sent)).toEqual([asked]);
    expect(state().client.client).toEqual(client);
  });

  const lacks = 'The answer to client-info lacks client_display_name, approved_scopes or claims, which consent needs';
  const contradicts = 'The answer to client-info has claims, but its approved_scopes describe nothing to share';
  it.each([
    [{ approved_scopes: null }, lacks],
    [{ claims: null }, lacks],
    [{ approved_scopes: [] }, contradicts],
    [{ approved_scopes: 'openid' }, contradicts],
  ])('continues at an error for the information %j of the client service', async (changes, complaint) => {
    expectConsoleMessage(new RegExp(`^${complaint}$`));
    recordSends({ ...client, ...changes });
    expect(await openSteps(arrivedWith()).run(loadClient)).toEqual({ kind: 'go', to: '/error' });
    expect(console.error).toHaveBeenCalledWith(complaint);
  });
});

describe('refusal of consent or terms', () => {
  const client = { client_display_name: 'A client', client_homepage_url: '', terms_uri: '', approved_scopes: [], claims: [] };
  const redirect_uri = 'https://client.example/back?a=b';
  const oidc = { session_id: 'session-1', client_id: 'client', redirect_uri };

  /** A user who arrived with these parameters in the auth API's cookie, which now has others. */
  function open(now: Record<string, unknown>, before: Record<string, unknown> = now, known = true) {
    const opened = openSteps(arrival({ loggedIn: true, fromCookie: before }));
    if (known) opened.store.dispatch(clientInfoReceived(client));
    putCookie('nhs-authorization-cookie', JSON.stringify(now));
    openSignIn();
    return opened;
  }
  const left = (description: string, state = '') => ({
    kind: 'leave',
    url: `${redirect_uri}&error=access_denied&error_description=${description}${state}`,
    signOut: 'refused',
  });

  it.each([
    ['consent', refuseConsent, 'ConsentNotGiven'],
    ['new terms', declineTerms, 'TermsUpdateNotAccepted'],
  ])('returns from the refusal of %s to the client service with its state', async (_what, refuse, description) => {
    const sent = recordSends({});
    expect(await open({ ...oidc, state: 'a b' }).run(refuse)).toEqual(left(description, '&state=a%20b'));
    expect(sent).toEqual([]);
  });

  it.each([
    ['the cookie, which is newer', { ...oidc, state: 'new' }, '&state=new'],
    ['the arrival where the cookie has none', oidc, '&state=old'],
    ['neither where it is empty', { ...oidc, state: '' }, ''],
    ['the cookie, where it is a number', { ...oidc, state: 12345 }, '&state=12345'],
    ['the arrival where the cookie has null', { ...oidc, state: null }, '&state=old'],
    ['the cookie, with any characters', { ...oidc, state: ' +&=#é%"\ud800' }, '&state=%20%2B%26%3D%23%C3%A9%25%22%EF%BF%BD'],
    ['neither where it is no text', { ...oidc, state: {} }, '&state=old'],
  ])('sends a refusal with the state of %s', async (_where, now, state) => {
    expect(await open(now, { ...oidc, state: 'old' }).run(refuseConsent)).toEqual(left('ConsentNotGiven', state));
  });

  it.each([
    ['https://client.example', 'https://client.example?', ''],
    ['https://client.example/back', 'https://client.example/back?', ''],
    ['https://client.example/back?', 'https://client.example/back?', ''],
    ['https://client.example/back?close', 'https://client.example/back?close&', ''],
    ['https://client.example/back?a=b&', 'https://client.example/back?a=b&', ''],
    ['https://client.example/back??', 'https://client.example/back??&', ''],
    ['https://client.example/back?a=%20%E9+&error=own', 'https://client.example/back?a=%20%E9+&error=own&', ''],
    ['HTTPS://Client.example:443/a/../b', 'HTTPS://Client.example:443/a/../b?', ''],
    ['https://client.example/back#/page', 'https://client.example/back?', '#/page'],
    ['https://client.example/back?a=b#/page?c', 'https://client.example/back?a=b&', '#/page?c'],
    [' https://client.example/a b\n', 'https://client.example/a%20b?', ''],
  ])('preserves the address of the client service at a refusal: %s', async (redirect, before, after) => {
    const url = `${before}error=access_denied&error_description=ConsentNotGiven&state=s${after}`;
    expect(await open({ ...oidc, redirect_uri: redirect, state: 's' }).run(refuseConsent)).toEqual({
      kind: 'leave',
      url,
      signOut: 'refused',
    });
  });

  it.each(['http://client.example/back', 'javascript:alert(1)', '/back', '', undefined])(
    'continues at an error after a refusal when the address of the client service is %j',
    async (redirect) => {
      expect(await open({ ...oidc, redirect_uri: redirect }, oidc).run(refuseConsent)).toEqual({ kind: 'go', to: '/error' });
    },
  );

  it('requests the client service for a refusal', async () => {
    const sent = recordSends(client);
    const { run, state } = open(oidc, oidc, false);
    expect(await run(refuseConsent)).toEqual(left('ConsentNotGiven'));
    expect(sent.map(({ call }) => call)).toEqual(['GET /api/auth/client-info?client-id=client']);
    expect(state().client.client).toMatchObject({ client_display_name: 'A client' });
  });

  it.each([
    ['has ended', () => dropCookie('nhs-authorization-cookie'), '/session-timeout', 'timedOut'],
    ['was ended in another tab', () => dropCookie('id_token'), '/session-invalid', 'endedElsewhere'],
  ])('sends no refusal when the session %s', async (_how, change, to, signOut) => {
    const { run } = open(oidc);
    change();
    expect(await run(refuseConsent)).toEqual({ kind: 'go', to, signOut });
  });

  it('sends no refusal without a session', async () => {
    const { run } = openSteps(clientInfoReceived(client));
    putCookie('nhs-authorization-cookie', JSON.stringify({ redirect_uri }));
    openSignIn();
    expect(await run(refuseConsent)).toEqual({ kind: 'go', to: '/error' });
  });
});

import { describe, expect, it } from 'vitest';
import { declineTerms, refuseConsent } from '@/journeys/consent/steps/refuse';
import { openSignIn } from '@/session/sign-in';
import { clientInfoReceived } from '@/state/events';
import { arrival } from '../../support/arrival';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { dropCookie, putCookie } from '../../support/plain-cookies';
import { recordSends, refusing } from '../../support/recorded-sends';
import { openSteps } from '../../support/run-steps';

const client = { client_display_name: 'A client', client_homepage_url: '', terms_uri: '', approved_scopes: [], claims: [] };
const redirect_uri = 'https://client.example/back?a=b';
const oidc = { session_id: 'session-1', client_id: 'client', redirect_uri };

/** Somebody who has come with these parameters in the auth API's cookie, where others stand by now. */
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

describe('refusal of consent or terms', () => {
  it.each([
    ['consent', refuseConsent, 'ConsentNotGiven'],
    ['new terms', declineTerms, 'TermsUpdateNotAccepted'],
  ])('returns from %s to the client service with its state', async (_what, refuse, description) => {
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
    ['the cookie, with whatever it holds', { ...oidc, state: ' +&=#é%"\ud800' }, '&state=%20%2B%26%3D%23%C3%A9%25%22%EF%BF%BD'],
    ['neither where it is no text', { ...oidc, state: {} }, '&state=old'],
  ])('has the state of %s', async (_where, now, state) => {
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
  ])('preserves the address of the client service: %s', async (redirect, before, after) => {
    const url = `${before}error=access_denied&error_description=ConsentNotGiven&state=s${after}`;
    expect(await open({ ...oidc, redirect_uri: redirect, state: 's' }).run(refuseConsent)).toEqual({
      kind: 'leave',
      url,
      signOut: 'refused',
    });
  });

  it.each(['http://client.example/back', 'javascript:alert(1)', '/back', '', undefined])(
    'continues at an error when the address of the client service is %j',
    async (redirect) => {
      expect(await open({ ...oidc, redirect_uri: redirect }, oidc).run(refuseConsent)).toEqual({ kind: 'go', to: '/error' });
    },
  );

  it('requests the client service', async () => {
    const sent = recordSends(client);
    const { run, state } = open(oidc, oidc, false);
    expect(await run(refuseConsent)).toEqual(left('ConsentNotGiven'));
    expect(sent.map(({ call }) => call)).toEqual(['GET /api/auth/client-info?client-id=client']);
    expect(state().client.client).toMatchObject({ client_display_name: 'A client' });
  });

  it('has its own page when the client service is unknown', async () => {
    expectConsoleMessage(authApiFailed);
    recordSends({}, refusing('client-id=client', 404));
    expect(await open(oidc, oidc, false).run(refuseConsent)).toEqual({ kind: 'go', to: '/no-client-info' });
  });

  it.each([
    ['has gone', () => dropCookie('nhs-authorization-cookie'), '/session-timeout', 'timedOut'],
    ['was ended in another tab', () => dropCookie('id_token'), '/session-invalid', 'endedElsewhere'],
  ])('is not sent when the session %s', async (_how, change, to, signOut) => {
    const { run } = open(oidc);
    change();
    expect(await run(refuseConsent)).toEqual({ kind: 'go', to, signOut });
  });

  it('is not sent without a session', async () => {
    const { run } = openSteps(clientInfoReceived(client));
    putCookie('nhs-authorization-cookie', JSON.stringify({ redirect_uri }));
    openSignIn();
    expect(await run(refuseConsent)).toEqual({ kind: 'go', to: '/error' });
  });
});

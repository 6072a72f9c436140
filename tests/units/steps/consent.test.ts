import { describe, expect, it } from 'vitest';
import { acceptTerms } from '@/journeys/consent/steps/accept-terms';
import { giveConsent } from '@/journeys/consent/steps/give-consent';
import { loadClient } from '@/journeys/consent/steps/load-client';
import { clientInfoReceived } from '@/state/events';
import { arrival } from '../../support/arrival';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { dropCookie } from '../../support/plain-cookies';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { openSteps } from '../../support/run-steps';

const client = {
  client_display_name: 'A client',
  client_homepage_url: '',
  terms_uri: '',
  approved_scopes: ['openid'],
  claims: ['phone', 'email'],
};
const oidc = { client_id: 'client', state: 'a' };
const come = (fromCookie: Record<string, unknown> = oidc) => arrival({ loggedIn: true, fromCookie });
const asked = ['GET /api/auth/client-info?client-id=client', 'nothing'];

describe('call consent', () => {
  it('sends the claims and the parameters of the client service', async () => {
    const sent = recordSends({});
    expect(await openSteps(come(), clientInfoReceived(client)).run(giveConsent)).toEqual({ kind: 'go', to: '/authcode' });
    const body = { 'client-id': 'client', 'consented-claims': ['phone', 'email'], 'oidc-params': oidc };
    expect(bodiesOf(sent)).toEqual([['POST /api/account/consent', body]]);
  });

  it('sends no id when the client service has none', async () => {
    const sent = recordSends({});
    await openSteps(clientInfoReceived(client)).run(giveConsent);
    expect(sent[0]?.body).toEqual({ 'consented-claims': ['phone', 'email'], 'oidc-params': {} });
  });

  it.each([[{ userinfo: { phone: null } }], ['phone email'], [['phone', 7]], [0], [false], [''], [[]]])(
    'sends the claims exactly as received: %j',
    async (claims) => {
      const sent = recordSends({ ...client, claims });
      const { run } = openSteps(come());
      await run(loadClient);
      await run(giveConsent);
      expect(sent[1]?.body).toMatchObject({ 'consented-claims': claims });
    },
  );

  it('sends consent for a client whose id is a number', async () => {
    const sent = recordSends(client);
    const { run } = openSteps(come({ client_id: 7 }));
    expect(await run(loadClient)).toEqual({ kind: 'go', to: '/nhs-login-consent' });
    await run(giveConsent);
    expect(sent.map(({ call }) => call)).toEqual(['GET /api/auth/client-info?client-id=7', 'POST /api/account/consent']);
    expect(sent[1]?.body).toEqual({ 'client-id': '7', 'consented-claims': client.claims, 'oidc-params': { client_id: 7 } });
  });

  it.each([
    ['no client service is known', [come()]],
    ['no claims of it are', [come(), clientInfoReceived({ ...client, claims: null })]],
  ])('sends nothing when %s', async (_why, events) => {
    expectConsoleMessage(/^No claims to consent to are known$/);
    const sent = recordSends({});
    expect(await openSteps(...events).run(giveConsent)).toEqual({ kind: 'go', to: '/error' });
    expect(sent).toEqual([]);
    expect(console.error).toHaveBeenCalledWith('No claims to consent to are known');
  });

  it.each([
    ['known', [come(), clientInfoReceived(client)]],
    ['not known', [come()]],
  ])('sends nothing after the session is gone, claims %s', async (_what, events) => {
    const sent = recordSends({});
    const { run } = openSteps(...events);
    dropCookie('nhs-authorization-cookie');
    expect(await run(giveConsent)).toEqual({ kind: 'go', to: '/session-timeout', signOut: 'timedOut' });
    expect(sent).toEqual([]);
  });

  it('shows the busy page of the service', async () => {
    recordSends({}, refusing('/consent', 429));
    expect(await openSteps(come(), clientInfoReceived(client)).run(giveConsent)).toEqual({ kind: 'go', to: '/service-busy' });
  });
});

describe('call terms-update', () => {
  it('accepts the terms without a body, and requests the code again', async () => {
    const sent = recordSends({});
    expect(await openSteps().run(acceptTerms)).toEqual({ kind: 'go', to: '/authcode' });
    expect(bodiesOf(sent)).toEqual([['POST /api/account/terms-update', 'nothing']]);
  });

  it('shows the busy page of the service', async () => {
    recordSends({}, refusing('/terms-update', 429));
    expect(await openSteps().run(acceptTerms)).toEqual({ kind: 'go', to: '/service-busy' });
  });
});

describe('client service', () => {
  it('is loaded before the question for consent', async () => {
    const sent = recordSends(client);
    const { run, state } = openSteps(come());
    expect(await run(loadClient)).toEqual({ kind: 'go', to: '/nhs-login-consent' });
    expect(bodiesOf(sent)).toEqual([asked]);
    expect(state().client.client).toEqual(client);
  });

  it.each([{ approved_scopes: null }, { claims: null }])('continues at an error for the insufficient information %j', async (less) => {
    const complaint = 'The auth API has not said enough of the client to ask for consent';
    expectConsoleMessage(new RegExp(`^${complaint}$`));
    recordSends({ ...client, ...less });
    expect(await openSteps(come()).run(loadClient)).toEqual({ kind: 'go', to: '/error' });
    expect(console.error).toHaveBeenCalledWith(complaint);
  });

  it('has its own page when it is unknown', async () => {
    expectConsoleMessage(authApiFailed);
    recordSends({}, refusing('client-id=client', 404));
    expect(await openSteps(come()).run(loadClient)).toEqual({ kind: 'go', to: '/no-client-info' });
  });
});

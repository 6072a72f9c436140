import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs, world } from '../../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { changeRequest } from '../../support/other-sign-ins';
import { button, expectPage } from '../../support/page';
import { unloadDocument, visit } from '../../support/visit';

const another = { client_id: 'another-client', redirect_uri: 'https://another.example/callback', scope: 'openid' };
const request = async () => {
  const { store } = await visit('/cookies');
  const { oidc, client } = store.getState().client;
  await unloadDocument();
  return { oidc, client };
};

/** A document of the first client has been shown, and what it knows is stored. */
async function afterFirstClient() {
  const { session } = signInAs('mobile', { upTo: 'identity-token' });
  await visit('/nhs-login-consent?allow_registration=false');
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  await unloadDocument();
  return session;
}

describe('another client in the cookie of the same session', () => {
  it('is requested by its own name and scopes', async () => {
    expectConsoleMessage(authApiFailed);
    await afterFirstClient();
    changeRequest({ ...another, state: undefined });
    // The auth API sets its token along with the request.
    localStorage.removeItem('nhs-login-token-owner');
    await visit('/nhs-login-consent');
    await expectPage('/no-client-info');
    expect(screen.queryByText(/Example health service/)).not.toBeInTheDocument();
    expect(world().calls.filter(({ path }) => path.endsWith('/consent'))).toEqual([]);
  });

  it('is not logged in, because the identity token belongs to the first client', async () => {
    expectConsoleMessage(authApiFailed);
    await afterFirstClient();
    changeRequest(another);
    const before = world().calls.filter(({ by }) => by !== '');
    const { exits } = await visit('/authcode');
    expect(document.cookie).not.toMatch(/id_token/);
    await expectPage('/session-timeout', 'We have logged you out');
    expect(exits).toEqual([]);
    expect(world().calls.filter(({ by }) => by !== '')).toEqual(before);
  });

  it('inherits neither the name nor parameters of the first client', async () => {
    await afterFirstClient();
    changeRequest({ ...another, state: undefined, nonce: undefined });
    const { oidc, client } = await request();
    expect(oidc).toMatchObject(another);
    for (const name of ['state', 'nonce', 'allow_registration']) expect(oidc).not.toHaveProperty([name]);
    expect(client).toBeNull();
  });
});

describe('another request of the same client', () => {
  it('preserves the name, but no added parameter of the first request', async () => {
    await afterFirstClient();
    changeRequest({ state: 'of-the-second', nonce: 'another', vtr: undefined });
    const { oidc, client } = await request();
    expect(oidc).toMatchObject({ state: 'of-the-second' });
    for (const name of ['vtr', 'allow_registration']) expect(oidc).not.toHaveProperty([name]);
    expect(client?.client_display_name).toBe('Example health service');
  });

  it('is the same after a reload and keeps its first address', async () => {
    const session = await afterFirstClient();
    await visit('/enter-email?allow_registration=true&code_challenge=late');
    await unloadDocument();
    expect((await request()).oidc).toEqual({ ...session.oidc, allow_registration: 'false' });
  });
});

it("adds nothing of another client's address to the request of the cookie", async () => {
  const { session } = signInAs('mobile');
  await visit('/enter-email?client_id=evil&allow_registration=false&prompt=none');
  await unloadDocument();
  expect((await request()).oidc).toEqual(session.oidc);
});

it("sends after 'I agree' the id, claims and parameters that were shown", async () => {
  const session = await afterFirstClient();
  const { user, exits } = await visit('/nhs-login-consent');
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  await user.click(button('I agree'));
  await waitFor(() => expect(exits).toHaveLength(1));
  const sent = world().calls.find(({ path }) => path.endsWith('/consent'))?.body;
  expect(sent).toMatchObject({ 'client-id': 'example-health-service', 'oidc-params': { state: session.oidc.state } });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../mocks/backend/http/scenario';
import { signInAs, world } from '../../mocks/server';
import { expectPage } from '../support/page';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { visit } from '../support/visit';

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
        ['CID2011', refused(403, 'NHS number mismatch', 'CID2011'), '/login-problem-nhs-number', 'There is a problem with your NHS number'],
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
        ['a code nobody knows', refused(400, 'Something else', 'CID9999'), '/error', 'Something went wrong'],
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

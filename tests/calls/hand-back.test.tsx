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

describe('the authorisation code', () => {
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
  )('that is answered by %s', async (_text, answered, path, heading) => {
    const { exits } = await sendWithAnswer(authcode, answered);
    await expectPage(path, heading);
    expect(exits).toEqual([]);
  });

  it('hands over to the address, removes the identity token, and forgets the person', async () => {
    const { exits, store } = await sendWithAnswer(authcode, given({}));
    await waitFor(() => expect(exits).toEqual(['https://client.example.com/?code=1']));
    expect(document.cookie).not.toContain('id_token');
    expect(store.getState().client.oidc).toEqual({});
  });

  it('is asked for once, also where React mounts twice', async () => {
    await sendWithAnswer(authcode, given({}));
    await waitFor(() => expect(world().calls.filter(({ path }) => path.endsWith('/authcode'))).toHaveLength(1));
  });
});

describe('the client information', () => {
  it.each(['/nhs-login-consent', '/no-consent', '/terms-update'])(
    'of a client that nobody knows, on %s, leads to the page that says so',
    async (from) => {
      const { exits } = await sendWithAnswer(senderOf('client-info', from), 'client-info.unknown-client');
      await expectPage('/no-client-info', 'We do not know which website or app you are trying to access');
      expect(exits).toEqual([]);
    },
  );

  it('of an arrival without a client leads there too, and asks nothing', async () => {
    signInAs('mobile', { upTo: 'identity-token', oidc: { client_id: undefined } });
    await visit('/nhs-login-consent');
    await expectPage('/no-client-info', 'We do not know which website or app you are trying to access');
    expect(world().calls.filter(({ path }) => path.endsWith('/client-info'))).toEqual([]);
  });
});

describe('what is agreed to', () => {
  it('consent: the client, its claims and the parameters without the session id are sent', async () => {
    const { exits } = await sendWithAnswer(senderOf('consent'), { status: 201, json: {} });
    await waitFor(() => expect(world().calls.some(({ path }) => path.endsWith('/consent'))).toBe(true));
    const { body } = world().calls.find(({ path }) => path.endsWith('/consent')) ?? {};
    expect(body).toMatchObject({ 'client-id': 'example-health-service', 'oidc-params': { state: 'state-of-the-client' } });
    expect(body?.['consented-claims']).toContain('given_name');
    expect(body?.['oidc-params']).not.toHaveProperty('session_id');
    expect(exits).toEqual([]);
  });

  it.each(['consent', 'terms-update'] as const)('%s that is refused is an error', async (call) => {
    await sendWithAnswer(senderOf(call), `${call}.refused`);
    await expectPage('/error', 'Something went wrong');
  });

  it('the terms update: back to the authorisation code', async () => {
    await sendWithAnswer(senderOf('terms-update'), { status: 204, html: '' });
    await expectPage('/nhs-login-consent', 'Agree to share your login information');
    expect(screen.getByRole('button', { name: 'I agree' })).toBeEnabled();
  });
});

describe('the way back from the firewall, on /check-login', () => {
  it('has the token verified, if there is one', async () => {
    await sendWithAnswer(senderOf('verify-waf-token'), { status: 200, json: {} });
    await expectPage('/login', /^Log In/);
    expect(world().calls.find(({ path }) => path.endsWith('verify-waf-token'))?.body).toEqual({ token: 'solved' });
  });

  it('asks nothing without one', async () => {
    signInAs('mobile');
    await visit('/check-login');
    await expectPage('/login', /^Log In/);
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

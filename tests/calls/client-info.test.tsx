import { screen, waitFor } from '@testing-library/react';
import { fetchClientInfo } from '@/api/client-info';
import { calls } from '../../mocks/backend/http/calls';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { answer, signInAs, world } from '../../mocks/server';
import { authApiFailed, expectConsoleMessage, pendingCalls, recordSends, waitForIdle } from '../support/environment';
import { expectPage, link, unloadDocument, visit } from '../support/user';

const asked = () => world().calls.filter(({ path }) => path.endsWith('/client-info')).length;

function arriveWith(changes: object, path: string, state?: unknown) {
  signInAs('mobile', { upTo: 'identity-token' });
  answer({ call: calls['client-info'], answer: { status: 200, json: { ...exampleClient, ...changes } } });
  return visit(path, { state });
}

const noScopes = { approved_scopes: undefined };
const noName = { client_display_name: undefined };
const lacks = /^The answer to client-info lacks client_display_name, approved_scopes or claims, which consent needs$/;

it.each([
  ['no list of approved scopes', noScopes],
  ['no name', noName],
])('sends a client whose answer has %s an error when the user refuses consent', async (_what, changes) => {
  const { exits } = await arriveWith(changes, '/no-consent', { notAgreed: true });
  await waitFor(() => expect(exits.at(-1)).toMatch(/\/mock\/callback\?.*error_description=ConsentNotGiven/));
});

it('shows no consent page for a client without a list of approved scopes, also after a reload with a known name', async () => {
  expectConsoleMessage(lacks);
  await arriveWith(noScopes, '/login');
  await expectPage('/login', 'Log In to Example health service');
  await unloadDocument();
  const before = asked();
  await visit('/nhs-login-consent');
  await expectPage('/error', 'Something went wrong');
  expect(asked()).toBe(before);
  expect(link('Go to Example health service')).toHaveAttribute('href', 'https://www.example.com');
  expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
});

it('requests the information of a client without a name once', async () => {
  const { store } = await arriveWith(noName, '/login');
  await waitFor(() => expect(store.getState().client.client).not.toBeNull());
  await unloadDocument();
  const before = asked();
  await visit('/session-timeout');
  expect(await screen.findByRole('button', { name: 'Go back to the website or app you were using' })).toBeVisible();
  expect(asked()).toBe(before);
});

const openAuthcode = (persona: 'mobile' | 'straight-back' = 'mobile') =>
  visit('/authcode', { persona, upTo: 'identity-token', whole: false });

it('requests the client service before the authorisation code has been answered', async () => {
  const authcode = pendingCalls('authcode');
  const { store } = await openAuthcode();
  await waitFor(() => expect(store.getState().client.client).not.toBeNull());
  expect(authcode.sent()).toBe(1);
  expect(asked()).toBe(1);
  await authcode.answerNext();
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(asked()).toBe(1);
});

it('shares the request for the client service with the consent page, which shows a spinner until then', async () => {
  const clientInfo = pendingCalls('client-info');
  await openAuthcode();
  await waitFor(() => expect(location.pathname).toBe('/nhs-login-consent'));
  await waitForIdle(() => 1);
  expect(clientInfo.sent()).toBe(1);
  expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
  await clientInfo.answerNext();
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(screen.getByRole('button', { name: 'I agree' })).toBeVisible();
  expect(clientInfo.sent()).toBe(1);
});

it('requests the client service again on the consent page if the first request has failed', async () => {
  expectConsoleMessage(authApiFailed);
  answer({ call: calls['client-info'], answer: { status: 500, json: {} } }, 1);
  await openAuthcode();
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(asked()).toBe(2);
});

it('hands over although the request for the client service has failed', async () => {
  expectConsoleMessage(authApiFailed);
  answer({ call: calls['client-info'], answer: { status: 500, json: {} } });
  const { exits } = await openAuthcode('straight-back');
  await waitFor(() => expect(exits.at(-1)).toMatch(/\/mock\/callback\?code=/));
});

it('requests and logs nothing for an arrival without a client', async () => {
  await visit('/nhs-login-consent', { persona: 'mobile', upTo: 'identity-token', oidc: { client_id: undefined } });
  await expectPage('/no-client-info', 'We do not know which website or app you are trying to access');
  expect(world().calls.filter(({ method, path }) => calls['client-info'] === `${method} ${path}`)).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});
const full = {
  client_homepage_url: 'https://client.example',
  terms_uri: 'https://client.example/terms',
  client_display_name: 'A client',
  approved_scopes: ['profile'],
  claims: ['phone'],
};
const none = { client_homepage_url: '', terms_uri: '', client_display_name: '', approved_scopes: null, claims: null };

it.each<[string, object, object]>([
  ['all of it', full, full],
  ['a name alone', { client_display_name: 'A' }, { ...none, client_display_name: 'A' }],
  ['a homepage alone', { client_homepage_url: 'https://a.example' }, { ...none, client_homepage_url: 'https://a.example' }],
  [
    'a name beside odd parts',
    { client_display_name: 'A', client_homepage_url: {}, terms_uri: [], approved_scopes: {} },
    { ...none, client_display_name: 'A' },
  ],
  ['a name that is a number', { client_display_name: 111 }, { ...none, client_display_name: '111' }],
  ['no name, but null', { ...full, client_display_name: null }, { ...full, client_display_name: '' }],
  ['a blank name', { ...full, client_display_name: ' \n\u200f' }, { ...full, client_display_name: '' }],
  ['a name to be cleaned', { client_display_name: ' A\n' }, { ...none, client_display_name: 'A' }],
])('reads client information: %s', async (_what, given, expected) => {
  recordSends(given);
  expect(await fetchClientInfo('client')).toEqual(expected);
});

it.each<[string, object]>([
  ['nothing', {}],
  ['neither a name nor a homepage', { ...full, client_display_name: '', client_homepage_url: '' }],
  ['terms and scopes alone', { terms_uri: 'https://client.example/terms', approved_scopes: ['profile'] }],
  ['a name of control characters', { client_display_name: '\u0000\u202e' }],
  ['an invisible name', { client_display_name: '\u3164\u2800' }],
  ['an odd name', { client_display_name: [7] }],
])('refuses insufficient client information: %s', async (_what, given) => {
  expectConsoleMessage(authApiFailed);
  recordSends(given);
  await expect(fetchClientInfo('client')).rejects.toMatchObject({ kind: 'answer', status: 200 });
  await waitFor(() => expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/ client_display_name$/)));
});

it.each<[unknown, string[] | null]>([
  ['openid profile', ['openid', 'profile']],
  [' openid\n profile ', ['openid', 'profile']],
  [
    ['openid profile', 'email'],
    ['openid', 'profile', 'email'],
  ],
  [[], []],
  ['', []],
  [null, null],
  [true, null],
  [{ scope: 'profile' }, null],
  // A user cannot agree to a part of the claims.
  [['profile', { scope: 'email' }], null],
])('reads the scopes of a client from %j as %j', async (approved_scopes, expected) => {
  recordSends({ ...full, approved_scopes });
  expect((await fetchClientInfo('client')).approved_scopes).toEqual(expected);
});

it.each<[unknown]>([[['phone', 7, null]], [{ userinfo: { phone: null } }], [' phone email'], [0], [false], [[]], [null]])(
  'preserves the claims of a client exactly: %j',
  async (claims) => {
    recordSends({ ...full, claims });
    expect((await fetchClientInfo('client')).claims).toEqual(claims);
  },
);

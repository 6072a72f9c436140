import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openSignIn, signIn } from '@/session/sign-in';
import { calls } from '../../mocks/backend/http/calls';
import { server } from '../../mocks/server';
import { expectConsoleMessage, putCookie, putSession, tokenOf, waitForIdle } from '../support/environment';
import { expectPage, openAndSubmit, senderOf, signIn as signInFor, visit } from '../support/user';

/** A placeholder for a user's value in every body, cookie and token below. No log sentence may contain it. */
const secret = 'jo.secret@example.com';
const inHour = Math.floor(Date.now() / 1000) + 3600;

const warnings = () =>
  vi
    .mocked(console.warn)
    .mock.calls.map(([sentence]) => String(sentence))
    .filter((sentence) => !sentence.includes('InvariantMiddleware'));

async function signInTo(given: () => Response | Promise<Response>) {
  const sender = senderOf('user-sign-in');
  const typed = signInFor(sender);
  const [, path = ''] = calls['user-sign-in'].split(' ');
  server.use(http.post(`*${path}`, given));
  await openAndSubmit(sender, typed);
}

async function openWith(cookie?: string) {
  if (cookie !== undefined) putCookie('nhs-authorization-cookie', cookie);
  await visit('/enter-email');
}

const json = (body: unknown, status = 200) => HttpResponse.json(body as object, { status });
const page = (status: number, title: string) => HttpResponse.html(`<html><head><title>${title}</title></head>${secret}</html>`, { status });

const call = (text: string) => `POST /user-sign-in: ${text}`;

const unknownRefusal = (status: number) =>
  call(`the status is ${status}, and no row of the error table has this answer: check VITE_LOGIN_API_URL`);

const answers: readonly (readonly [string, () => Response | Promise<Response>, string])[] = [
  ['without a needed member', () => json({ name: secret, [secret]: 1 }), call('the answer has no readable authentication_state')],
  [
    'with a needed member of another type',
    () => json({ authentication_state: { [secret]: secret } }),
    call('the answer has no readable authentication_state'),
  ],
  [
    'with an optional member of another type',
    () => json({ authentication_state: 'mfa_required', phone_number: { [secret]: 1 } }),
    call('the app cannot read phone_number and uses its default'),
  ],
  ['that is a list', () => json([{ authentication_state: secret }]), call('the answer is not a JSON object')],
  ['without a body (204)', () => new HttpResponse(null, { status: 204 }), call('the answer is not a JSON object')],
  ['that is a text', () => HttpResponse.text(secret), call('the answer is not a JSON object')],
  ['that is an HTML page', () => page(200, 'The app'), call("the answer is an HTML page, perhaps the app's own: check VITE_LOGIN_API_URL")],
  [
    'that is a redirect',
    () => new HttpResponse(null, { status: 302, headers: { location: `/${secret}` } }),
    call('the answer is a redirect, and the app follows none: check VITE_LOGIN_API_URL'),
  ],
  ['that never arrives', () => HttpResponse.error(), call('the network or the server failed before an answer came')],
  ['that is the 405 of nginx', () => page(405, '405 Not Allowed'), unknownRefusal(405)],
  [
    'that is the 405 of nginx with the configuration of this build',
    () => HttpResponse.text('Not accepted', { status: 405 }),
    unknownRefusal(405),
  ],
  ['that is a 502 page of a proxy', () => page(502, 'Oh'), unknownRefusal(502)],
  ['that is a refusal with an unknown text', () => json({ message: secret }, 422), unknownRefusal(422)],
  [
    'that does not know the session, as without its header',
    () => json({ error: 'invalid session', for: secret }, 400),
    call('the API does not know this session: check that the proxy for VITE_LOGIN_API_URL passes the header session_id'),
  ],
];

const cookies: readonly (readonly [string, string | undefined, string])[] = [
  ['missing', undefined, 'The cookie nhs-authorization-cookie is missing or not decodable, is of another host or path, or is HttpOnly'],
  ['not JSON', `session ${secret}`, 'The cookie nhs-authorization-cookie has no readable session_id'],
  ['without session_id', JSON.stringify({ sessionId: secret }), 'The cookie nhs-authorization-cookie has no readable session_id'],
  [
    'with an unusable session_id',
    JSON.stringify({ session_id: `é ${secret}` }),
    'The cookie nhs-authorization-cookie has no readable session_id',
  ],
];

async function receive(token: string) {
  putSession();
  openSignIn();
  signIn(token);
  return Promise.resolve();
}

const unusable = 'The identity token is not a JWT with an account_id and a numeric exp';
const tokens: readonly (readonly [string, string, string])[] = [
  ['not a JWT', secret.replace('@', ''), unusable],
  ['without account_id', tokenOf({ email: secret, exp: inHour }), unusable],
  ['without exp', tokenOf({ account_id: secret }), unusable],
  [
    'with an exp in the past',
    tokenOf({ account_id: secret, exp: 1 }),
    'The identity token has an exp in the past: compare the clocks of the server and the device',
  ],
];

const differences = [
  ...answers.map(([name, given, sentence]) => ({ name: `an answer ${name}`, provoke: () => signInTo(given), sentence })),
  ...cookies.map(([name, cookie, sentence]) => ({ name: `an authorization cookie ${name}`, provoke: () => openWith(cookie), sentence })),
  ...tokens.map(([name, token, sentence]) => ({ name: `an identity token ${name}`, provoke: () => receive(token), sentence })),
  {
    name: 'an identity token that the browser does not store',
    provoke: () => {
      vi.spyOn(document, 'cookie', 'set').mockReturnValue();
      return receive(tokenOf({ account_id: secret, exp: inHour }));
    },
    sentence: 'The cookie id_token was not stored: check VITE_COOKIE_DOMAIN, and that the token has less than 4096 bytes',
  },
];

it.each(differences)('logs the sentence about the back-end difference $name to the console', async ({ provoke, sentence }) => {
  await provoke();
  await waitFor(() => expect(warnings()).toContain(sentence));
  expect(warnings()).toEqual([sentence]);
  expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain('secret');
});

const oneOfEachApi = (['user-sign-in', 'otp', 'passkey-options', 'uplift-nhs-known', 'consent', 'client-info', 'authcode'] as const).map(
  (call) => senderOf(call),
);

it.each(oneOfEachApi)('logs no difference of the mock backend for $call', async (sender) => {
  if (sender.complaint) expectConsoleMessage(sender.complaint);
  await openAndSubmit(sender, signInFor(sender));
  await waitForIdle();
  expect(warnings()).toEqual([]);
});

it('shows the sentence about a back-end difference on the error page in development', async () => {
  await signInTo(() => json({ name: secret }));
  await expectPage('/error');
  await waitFor(() => expect(document.body).toHaveTextContent('the answer has no readable authentication_state'));
});

it('names no call of the firewall, whose page has a 405 too', async () => {
  await signInTo(() => page(405, 'Human Verification'));
  await waitForIdle();
  expect(warnings()).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import { calls } from '../../../mocks/backend/http/calls';
import { answer, signInAs, world } from '../../../mocks/server';
import { codeSent } from '../../support/environment';
import {
  agreeToShare,
  button,
  byId,
  enterCode,
  enterEmail,
  enterPassword,
  expectHandOver,
  expectPage,
  startSignIn,
  state,
  unloadDocument,
  visit,
} from '../../support/user';

it('signs in by password, text message and consent', async () => {
  const visited = await startSignIn('mobile');
  await enterPassword(visited.user);
  await enterCode(visited.user, 'text');
  await agreeToShare(visited.user);
  const given = await expectHandOver(visited);
  expect(given).toEqual({ code: expect.any(String), state });
  expect(world().authorizationCodes.has(given.code ?? '')).toBe(true);
  expect(world().calls.filter(({ status }) => (status ?? 500) >= 400)).toEqual([]);
});

it('signs in by a call instead of a text message', async () => {
  const visited = await startSignIn('both');
  await enterPassword(visited.user);
  await expectPage('/choose-authentication-method', 'Which authentication method do you want to use?');
  await visited.user.click(screen.getByLabelText(/^Text message to/));
  await visited.user.click(button('Continue'));
  await expectPage('/enter-mobile-code', 'Enter the security code');
  await visited.user.click(screen.getByRole('link', { name: 'Get a call to your landline', hidden: true }));
  await expectPage('/get-call-landline', 'Get a call to your landline');
  await visited.user.click(button('Call my landline now'));
  await enterCode(visited.user, 'voice call');
  await expectPage('/nhs-login-consent');
});

/** Newest first. */
const bodiesOf = (path: string) =>
  world()
    .calls.filter((call) => call.path === path)
    .map(({ body }) => body);
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
const days = (written: string) => Math.round((Date.parse(/expires=([^;]+)/.exec(written)?.[1] ?? '') - Date.now()) / 86_400_000);
const writes = () => {
  const spy = vi.spyOn(document, 'cookie', 'set');
  return (name: string) => spy.mock.calls.flat().filter((text) => text.startsWith(`${name}=`));
};

it('stores the device token for 180 days and skips the code at the next sign-in', async () => {
  const written = writes();
  const first = await visit('/', { persona: 'straight-back' });
  await enterEmail(first.user, 'straight-back');
  await enterPassword(first.user);
  await enterCode(first.user, 'text', { remember: true });
  await expectHandOver(first);
  const [deviceCookie = ''] = written('remember_my_device');
  expect(days(deviceCookie)).toBe(180);
  expect(deviceCookie).toMatch(/samesite=lax/i);
  expect(deviceCookie).toMatch(/path=\//);
  await unloadDocument();
  const second = await visit('/', { persona: 'straight-back' });
  await enterEmail(second.user, 'straight-back');
  await enterPassword(second.user);
  await waitFor(() => expect(second.exits).toEqual([expect.stringMatching(/^\/api\/auth\/complete\?ticket=/)]));
  expect(bodiesOf('/api/login/password')[0]?.rmd_token).toBe(cookie('remember_my_device'));
});

it('stores an identity token of any expiry as a session cookie', async () => {
  const written = writes();
  const exp = Math.floor(Date.now() / 1000) + 1800;
  const id_token = `e30.${btoa(JSON.stringify({ exp }))}.e30`;
  answer({ call: calls.otp, answer: { status: 200, json: { id_token } } });
  const { user } = await visit('/enter-mobile-code', { persona: 'mobile', upTo: 'mobile-code', events: [codeSent()] });
  await enterCode(user, 'text');
  await waitFor(() => expect(written('id_token')).not.toEqual([]));
  // The mock does not recognise this token, so its next answer removes the cookie.
  expect(written('id_token')[0]).not.toMatch(/expires|max-age/i);
});

it('sends the parameters of the cookie to /authcode without the session id, and prefers them to the address', async () => {
  const { session } = signInAs('mobile', { upTo: 'mobile-code', oidc: { code_challenge: 'abc', nested: { cookie: [1] } } });
  const query = 'redirect_uri=https%3A%2F%2Fevil.example&state=other&prompt=login&unknown=1&session_id=stolen';
  const { user } = await visit(`/enter-mobile-code?${query}`, { events: [codeSent()] });
  await user.type(byId('otp-input'), session.code?.digits ?? '');
  await user.click(button('Continue'));
  await expectPage('/nhs-login-consent');
  expect(bodiesOf('/api/auth/authcode')[0]).toEqual({ ...session.oidc, prompt: 'login' });
});

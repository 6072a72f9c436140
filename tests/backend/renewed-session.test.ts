import { emailOf, password } from '../../mocks/people/personas';
import { answer, codeSentTo, signInAs, world } from '../../mocks/server';
import { rawCookie } from '../support/cookies';
import { authcode, partlySignedIn, post, refused, signedIn } from '../support/mock-requests';

const cookie = () => JSON.parse(decodeURIComponent(rawCookie('nhs-authorization-cookie') ?? '{}')) as Record<string, unknown>;
const headersNow = () => ({ headers: { session_id: String(cookie().session_id) } });
const credentials = { email: emailOf('mobile'), password, rmd_token: null };

it.each(['password', 'user-sign-in'] as const)('writes another session id into the cookie with the answer of %s', async (call) => {
  signInAs('mobile');
  const before = cookie();
  const former = headersNow();
  answer('session.renewed');
  expect((await post(former, call, credentials)).status).toBe(200);
  const { session_id: id, ...request } = cookie();
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(id).not.toBe(before.session_id);
  expect({ ...request, session_id: before.session_id }).toEqual(before);
});

it('accepts the renewed session id only, and continues the login of the former one', async () => {
  signInAs('mobile');
  const former = headersNow();
  answer('session.renewed');
  await post(former, 'password', credentials);
  const asked = { is_login: true, otp_method: 'mobile' };
  expect(await post(former, 'trigger-otp', asked)).toEqual(refused(400, 'invalid session'));
  expect((await post(headersNow(), 'trigger-otp', asked)).status).toBe(200);
  const second = headersNow();
  const otp = codeSentTo(world().accounts.find(({ email }) => email === emailOf('mobile'))?.mobile ?? '');
  expect((await post(second, 'otp', { otp, remember_my_device: false, otp_method: 'mobile' })).status).toBe(200);
  expect(headersNow()).not.toEqual(second);
  expect(await post(second, 'request-otp', asked)).toEqual(refused(400, 'invalid session'));
});

it('renews the session of the cookie at /authcode, which carries no session id', async () => {
  const who = signedIn('straight-back');
  const former = headersNow();
  answer('session.renewed');
  expect(await authcode({ ...who, headers: { ...who.headers, session_id: '' } })).toMatchObject({
    Location: expect.stringContaining('code=') as string,
  });
  expect(headersNow()).not.toEqual(former);
});

it('preserves the session id when the login is refused', async () => {
  const who = partlySignedIn('mobile', 'password');
  answer('session.renewed');
  await post(who, 'password', { ...credentials, password: 'wrong' });
  await post(who, 'otp', { otp: '000000', remember_my_device: false, otp_method: 'mobile' });
  expect(headersNow()).toEqual({ headers: { session_id: who.session.id } });
});

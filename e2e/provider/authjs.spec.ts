import { Auth, type AuthConfig } from '@auth/core';
import { exportJWK } from 'jose';
import { newKeys } from '../support/relying-party';
import { expect, test } from '../support/test';

/** The path of Auth.js on the client's server. */
const site = 'http://localhost:8080/auth';

/** The configuration of docs/mock.md, for a provider at `issuer`. */
const configuration = (issuer: string, clientId: string, clientPrivateKey: CryptoKey): AuthConfig => ({
  basePath: '/auth',
  secret: 'a secret of the client',
  trustHost: true,
  providers: [
    {
      id: 'nhs-login',
      name: 'NHS login',
      type: 'oidc',
      issuer,
      clientId,
      idToken: false,
      checks: ['pkce', 'state', 'nonce'],
      client: { token_endpoint_auth_method: 'private_key_jwt', id_token_signed_response_alg: 'RS512' },
      token: { clientPrivateKey },
      authorization: { params: { scope: 'openid profile email', mock_straight: '1', mock_persona: 'proven' } },
      profile: (userinfo) => ({ id: String(userinfo.sub), email: userinfo.email, name: userinfo.family_name as string }),
    },
  ],
});

/** The requests of one browser to the client's server, with the cookies of each answer. */
function browserAt(config: AuthConfig) {
  const cookies = new Map<string, string>();
  return async (path: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const answer = await Auth(new Request(path.startsWith('http') ? path : `${site}${path}`, { ...init, headers }), config);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
}

test('logs in to a client that uses Auth.js', async ({ request, baseURL }) => {
  const { publicKey, privateKey } = await newKeys();
  const metadata = {
    redirect_uris: [`${site}/callback/nhs-login`],
    scope: 'openid profile email',
    jwks: { keys: [await exportJWK(publicKey)] },
  };
  const { client_id: clientId } = (await (await request.post('/mock/clients', { data: metadata })).json()) as { client_id: string };
  const ask = browserAt(configuration(String(baseURL), clientId, privateKey));

  const { csrfToken } = (await (await ask('/csrf')).json()) as { csrfToken: string };
  const started = await ask('/signin/nhs-login', { method: 'POST', body: new URLSearchParams({ csrfToken }) });
  const authorized = await fetch(started.headers.get('location') ?? '', { redirect: 'manual' });
  const returned = await ask(authorized.headers.get('location') ?? '');
  expect(returned.headers.get('location')).toBe('http://localhost:8080');

  expect(await (await ask('/session')).json()).toMatchObject({ user: { name: 'MORGAN', email: 'proven@example.com' } });
});

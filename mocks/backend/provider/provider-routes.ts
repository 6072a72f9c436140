import { http } from 'msw';
import { errorAnswer, json, OAuthError } from './oauth-error';
import { providerRoute } from './provider-route';
import { claimsOfScope, scopesSupported } from './scopes';
import { baseFor, issuerOf } from './settings';
import { publicJwk, signingKeys } from './signing-keys';
import { tokenRoute } from './token-endpoint';
import { userinfoRoutes } from './userinfo';

const ofTokens = ['iss', 'aud', 'sub', 'exp', 'iat', 'auth_time', 'jti', 'nonce', 'vot', 'vtm', 'surname', 'id_status', 'token_use'];

/** The discovery document (OpenID Connect Discovery 1.0), with NHS login's fields. */
const discoveryRoutes = [
  providerRoute('GET /.well-known/openid-configuration', ({ url }) => {
    const [issuer, base] = [issuerOf(url), baseFor(url)];
    return json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${base}/token`,
      userinfo_endpoint: `${base}/userinfo`,
      jwks_uri: `${base}/.well-known/jwks.json`,
      scopes_supported: scopesSupported,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS512'],
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
      token_endpoint_auth_signing_alg_values_supported: ['RS512'],
      claims_supported: [...new Set([...ofTokens, ...Object.values(claimsOfScope).flat()])].toSorted(),
    });
  }),
  providerRoute('GET /.well-known/jwks.json', async () => json({ keys: (await signingKeys()).published.map(publicJwk) })),
  // RFC 8485, section 5.2: the meaning of the letters in a vector of trust.
  providerRoute('GET /trustmark/*', ({ url }) =>
    json({ idp: issuerOf(url), trustmark_provider: issuerOf(url), P: ['P0', 'P5', 'P9'], C: ['Cp', 'Cd', 'Ck', 'Cm'] }),
  ),
];

/** The addresses that a client's server calls. /authorize is not one of them: a browser navigates to it. */
export const providerRoutes = [...discoveryRoutes, tokenRoute, ...userinfoRoutes];

const hint = 'GET /.well-known/openid-configuration lists the addresses of this provider';
const wrongMethod = (allowed: string) => () =>
  errorAnswer(new OAuthError('invalid_request', `This address takes ${allowed} only; ${hint}.`, 405), {});

/** The last handlers, so that the app's fallback page never answers an address of the provider. */
export const unknownAtProvider = [
  http.all('*/authorize', wrongMethod('GET and POST')),
  http.all('*/token', wrongMethod('POST')),
  http.all('*/userinfo', wrongMethod('GET, POST and PATCH')),
  ...['*/.well-known', '*/.well-known/*', '*/authorize/*', '*/token/*', '*/userinfo/*', '*/trustmark', '*/trustmark/*'].map((path) =>
    http.all(path, () => errorAnswer(new OAuthError('not_found', `There is nothing here; ${hint}.`, 404))),
  ),
];

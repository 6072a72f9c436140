import { json } from './oauth-error';
import { providerRoute } from './provider-route';
import { claimsOfScope, scopesSupported } from './scopes';
import { issuerOf } from './settings';
import { publicJwk, signingKeys } from './signing-keys';

const ofTokens = ['iss', 'aud', 'sub', 'exp', 'iat', 'auth_time', 'jti', 'nonce', 'vot', 'vtm', 'surname', 'id_status', 'token_use'];

/** The discovery document (OpenID Connect Discovery 1.0), with NHS login's fields. */
export const discoveryRoutes = [
  providerRoute('GET /.well-known/openid-configuration', ({ url }) => {
    const issuer = issuerOf(url);
    return json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
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

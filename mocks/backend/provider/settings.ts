/** The settings of the mock provider: environment variables, read when the server starts. */
const { env } = process;

const audiences = ['token', 'issuer', 'either'] as const;
type Audience = (typeof audiences)[number];

/** Reads MOCK_ASSERTION_AUDIENCE. Throws a sentence about any other value. */
export function audienceOf(given = 'token'): Audience {
  const known = audiences.find((one) => one === given);
  if (!known) throw new Error(`MOCK_ASSERTION_AUDIENCE is ${given}: it is ${audiences.join(', ')}, or is left out.`);
  return known;
}

export const settings = {
  /** The required `aud` of a client assertion: the address of the token endpoint, the issuer, or either. */
  assertionAudience: audienceOf(env.MOCK_ASSERTION_AUDIENCE),
  /** The issuer, without a trailing slash. The origin of each request when unset. */
  issuer: env.MOCK_ISSUER?.replace(/\/$/, ''),
  /** A JSON file with a list of clients. */
  clientsFile: env.MOCK_CLIENTS_FILE,
  /** A JSON Web Key Set with private RSA keys: the first signs ID tokens, the last access tokens. */
  keysFile: env.MOCK_KEYS_FILE,
  /** Whether http://localhost is a valid redirect URI of a client. */
  localhostRedirects: env.MOCK_LOCALHOST_REDIRECTS !== 'false',
  /** Whether each use replaces a refresh token. */
  refreshRotation: env.MOCK_REFRESH_ROTATION === 'true',
  /** Whether an authorization request needs a nonce. */
  nonceRequired: env.MOCK_REQUIRE_NONCE !== 'false',
};

/** The issuer of an answer to this request. */
export const issuerOf = (url: URL): string => settings.issuer ?? url.origin;

/** The values of which an assertion's `aud` must contain one. */
export function audiencesOf(url: URL): string[] {
  const issuer = issuerOf(url);
  const values = { token: [`${issuer}/token`], issuer: [issuer], either: [`${issuer}/token`, issuer] };
  return values[settings.assertionAudience];
}

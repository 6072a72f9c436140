/** The settings of the mock provider: environment variables, read when the server starts. */
const { MOCK_ISSUER, MOCK_CLIENTS_FILE, MOCK_KEYS_FILE, MOCK_LOCALHOST_REDIRECTS, MOCK_REFRESH_ROTATION, MOCK_REQUIRE_NONCE } = process.env;

export const settings = {
  /** The issuer, without a slash at its end; the origin of each request when it is not set. */
  issuer: MOCK_ISSUER?.replace(/\/$/, ''),
  /** A JSON file with a list of clients. */
  clientsFile: MOCK_CLIENTS_FILE,
  /** A JSON Web Key Set with private RSA keys: the first signs ID tokens, the last access tokens. */
  keysFile: MOCK_KEYS_FILE,
  /** Whether a client may be registered with http://localhost. */
  localhostRedirects: MOCK_LOCALHOST_REDIRECTS !== 'false',
  /** Whether a refresh token is replaced when it is used. */
  refreshRotation: MOCK_REFRESH_ROTATION === 'true',
  /** Whether an authorization request needs a nonce. */
  nonceRequired: MOCK_REQUIRE_NONCE !== 'false',
};

/** The issuer of an answer to this request. */
export const issuerOf = (url: URL): string => settings.issuer ?? url.origin;

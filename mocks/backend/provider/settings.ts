import { readFileSync } from 'node:fs';

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
  /** A JSON file with a list of clients, to which registered ones are added. */
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

/** Reads the JSON file of a setting. Throws a sentence with the setting, the file and the place, and never quotes the file, which may have keys. */
export function readJson(setting: string, file: string): unknown {
  const text = readText(setting, file);
  try {
    return JSON.parse(text);
  } catch {
    const lines = validStart(text).split('\n');
    const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
    throw new Error(`${setting}: ${file} is not JSON at ${place}. Look there and just before for a comma, a quote or a bracket.`);
  }
}

function readText(setting: string, file: string): string {
  try {
    // Strips a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const problem = code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'is not UTF-8: save it in that encoding' : `cannot be read (${code})`;
    throw new Error(`${setting}: ${file} ${problem}.`);
  }
}

/** The longest start of a text with which JSON can begin. The parser itself names the place of some errors only. */
function validStart(text: string): string {
  let [valid, invalid] = [0, text.length + 1];
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (canBegin(text.slice(0, middle))) valid = middle;
    else invalid = middle;
  }
  return text.slice(0, valid);
}

/** Whether the parser complains of nothing but the end of a text. */
function canBegin(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    const [, position] = /in JSON at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(message) ?? [];
    return position === undefined ? /^Unexpected end of JSON/.test(message) : Number(position) >= text.length;
  }
}

/** The issuer of an answer to this request. */
export const issuerOf = (url: URL): string => settings.issuer ?? url.origin;

/**
 * The base of the addresses that a client's server calls: the origin by which it asks, because a container may not reach the issuer. The
 * issuer itself if the host is its own, because a proxy may have ended TLS.
 */
export const baseFor = (url: URL): string => (new URL(issuerOf(url)).host === url.host ? issuerOf(url) : url.origin);

/** The addresses of the token endpoint: that of the issuer, and that by which a server asks. */
export const tokenEndpoints = (url: URL): string[] => [...new Set([issuerOf(url), baseFor(url)])].map((base) => `${base}/token`);

/** The values of which an assertion's `aud` must contain one. */
export function audiencesOf(url: URL): string[] {
  const [token, issuer] = [tokenEndpoints(url), [issuerOf(url)]];
  return { token, issuer, either: [...token, ...issuer] }[settings.assertionAudience];
}

import { compactVerify, createLocalJWKSet, createRemoteJWKSet, decodeJwt, decodeProtectedHeader, errors, type JWTPayload } from 'jose';
import { createPublicKey } from 'node:crypto';
import { minute, second } from '../clock';
import type { Client } from './client-metadata';
import { clientById } from './clients';
import { OAuthError, type Parameters } from './oauth-error';
import { audiencesOf, issuerOf, tokenEndpoints } from './settings';

/** One fault of a client assertion. It describes a value and never contains one. */
interface Finding {
  part: 'client_assertion' | 'header.alg' | 'signature' | 'iss' | 'sub' | 'aud' | 'exp' | 'nbf' | 'jti';
  expected: string;
  received: string;
}

/** Every fault for which the token endpoint refuses an assertion of this client. Does not mark the assertion as used. */
export async function checkAssertion(assertion: unknown, client: Client, url: URL): Promise<Finding[]> {
  const decoded = decode(assertion);
  if (!decoded) return [{ part: 'client_assertion', expected: 'a signed JWT', received: kindOf(assertion) }];
  const { alg, iss, sub, jti, aud, exp, nbf } = decoded;
  const { client_id: id } = client;
  const audiences = audiencesOf(url);
  const expiry = expiryProblem(exp);
  const ahead = Number(nbf ?? 0) - Date.now() / second;
  const signature = await signatureProblem(String(assertion), client);
  const findings: (Finding | false)[] = [
    alg !== 'RS512' && { part: 'header.alg', expected: 'RS512', received: typeof alg === 'string' ? alg : kindOf(alg) },
    iss !== id && { part: 'iss', expected: `the client_id, ${id}`, received: kindOf(iss) },
    sub !== id && { part: 'sub', expected: `the client_id, ${id}`, received: kindOf(sub) },
    jti === undefined && { part: 'jti', expected: uniqueText, received: 'nothing' },
    used.has(`${id} ${jti}`) && { part: 'jti', expected: uniqueText, received: 'one that was used before' },
    ![aud].flat().some((one) => audiences.includes(String(one))) && {
      part: 'aud',
      expected: audiences.join(' or '),
      received: audienceKind([aud].flat(), url),
    },
    expiry !== '' && { part: 'exp', expected: `seconds since 1970, at most ${longest / 60} minutes ahead`, received: expiry },
    !(ahead <= leeway) && { part: 'nbf', expected: 'a time that has passed', received: `${Math.round(ahead)} seconds ahead` },
    signature !== undefined && { part: 'signature', expected: 'of the key that the client is registered with', received: signature },
  ];
  return findings.filter((finding) => finding !== false);
}

const uniqueText = 'a text that no other assertion has';

function decode(assertion: unknown): (JWTPayload & { alg: unknown }) | undefined {
  try {
    return { ...decodeJwt(String(assertion)), alg: decodeProtectedHeader(String(assertion)).alg };
  } catch {
    return undefined;
  }
}

function kindOf(value: unknown): string {
  if (value === undefined || value === '') return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return { string: 'another text', number: 'a number', object: 'an object' }[typeof value as string] ?? `a ${typeof value}`;
}

function audienceKind(given: readonly unknown[], url: URL): string {
  const [first] = given;
  if (given.length !== 1) return given.length === 0 ? 'an empty list' : 'a list of other texts';
  if (typeof first !== 'string') return kindOf(first);
  const [issuer, plain] = [issuerOf(url), first.replace(/\/$/, '')];
  const slash = plain === first ? '' : ' with a final slash';
  if (plain === issuer) return `the issuer${slash}`;
  if (tokenEndpoints(url).includes(plain)) return `the address of the token endpoint${slash}`;
  if (!URL.canParse(first)) return 'a text that is no address';
  return new URL(first).origin === new URL(issuer).origin ? 'another address of this origin' : 'an address of another origin';
}

/** Empty for an `exp` that the token endpoint accepts. */
function expiryProblem(exp: unknown): string {
  const now = Date.now() / second;
  if (typeof exp !== 'number') return kindOf(exp);
  if (exp > now * 100) return 'milliseconds since 1970';
  if (exp > now + longest + leeway) return `${Math.round((exp - now) / 60)} minutes ahead`;
  return exp <= now - leeway ? `${Math.round(now - exp)} seconds ago` : '';
}

/** Checks only the signature, so that a wrong claim does not hide a wrong signature. */
async function signatureProblem(assertion: string, client: Client): Promise<string | undefined> {
  try {
    await compactVerify(assertion, keyFinder(client));
    return undefined;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'one of another key';
    if (error instanceof errors.JWKSNoMatchingKey) return 'a kid that no registered key has';
    if (error instanceof errors.JWKSMultipleMatchingKeys) return 'no kid, where several registered keys fit';
    return 'one that cannot be verified';
  }
}

/** Finds the key of a signature. Accepts any `kid`, because many clients send none. */
export function keyFinder({ jwks, jwks_uri: uri, public_key_pem: pem }: Client) {
  if (pem) return () => createPublicKey(pem);
  if (uri) return createRemoteJWKSet(new URL(uri));
  return createLocalJWKSet(jwks ?? { keys: [] });
}

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
/** The tolerated clock difference of a client, and the longest lifetime of an assertion, both in seconds. */
const leeway = 60;
const longest = (60 * minute) / second;

/** The used assertions, with their expiry in milliseconds since 1970. */
const used = new Map<string, number>();

const invalid = (description: string) => new OAuthError('invalid_client', description);

/** Authenticates a client at the token endpoint by private_key_jwt (RFC 7523). Refuses with the faults of its assertion. */
export async function authenticatedClient(form: Parameters, authorization: string | null, url: URL): Promise<Client> {
  const { client_assertion_type: type, client_assertion: assertion, client_id: named, client_secret: secret } = form;
  if (assertion && (authorization !== null || secret)) {
    const twice = `The client authenticates twice, by ${secret ? 'client_secret' : 'the header Authorization'} and by client_assertion`;
    throw new OAuthError('invalid_request', `${twice}: send client_assertion only.`);
  }
  if (!assertion)
    throw invalid('client_assertion is missing: NHS login takes private_key_jwt only, a JWT that the client signs with RS512.');
  if (type !== assertionType) throw invalid(`client_assertion_type is not ${assertionType}.`);
  const decoded = decode(assertion);
  if (!decoded) throw invalid('client_assertion is not a JWT.');
  const { sub, jti, exp = 0 } = decoded;
  const client = clientById(sub);
  if (!client) {
    throw invalid(`The assertion's sub is "${String(sub)}", which is no client. Register it with POST /mock/clients or MOCK_CLIENTS_FILE.`);
  }
  if (named !== undefined && named !== client.client_id) throw invalid(`client_id is not the assertion's sub, ${client.client_id}.`);
  const findings = await checkAssertion(assertion, client, url);
  if (findings.length > 0) throw invalid(findings.map(sentenceOf).join(' '));
  markAsUsed(client.client_id, String(jti), exp);
  return client;
}

const sentenceOf = ({ part, expected, received }: Finding) => `The assertion's ${part}: expected ${expected}, received ${received}.`;

/** Records a used assertion, and forgets the expired ones. */
function markAsUsed(clientId: string, jti: string, exp: number) {
  for (const [one, until] of used) if (until < Date.now()) used.delete(one);
  used.set(`${clientId} ${jti}`, (exp + leeway) * second);
}

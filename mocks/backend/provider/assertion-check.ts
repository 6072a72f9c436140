import { decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose';
import { second } from '../clock';
import { keyFinder, keyProblem, leeway, longest, wasUsed } from './client-assertion';
import type { Client } from './client-metadata';
import { audiencesOf, issuerOf, tokenEndpoints } from './settings';

/** One fault of a client assertion. It describes a value and never contains one. */
export interface Finding {
  part: 'client_assertion' | 'header.alg' | 'signature' | 'iss' | 'sub' | 'aud' | 'exp' | 'nbf' | 'jti';
  expected: string;
  received: string;
}

/** Every fault for which the token endpoint would refuse an assertion of this client. Does not mark the assertion as used. */
export async function checkAssertion(assertion: unknown, client: Client, url: URL): Promise<Finding[]> {
  const decoded = decode(assertion);
  if (!decoded) return [{ part: 'client_assertion', expected: 'a signed JWT', received: kindOf(assertion) }];
  const { alg, iss, sub, jti, aud, exp, nbf } = decoded;
  const { client_id: id } = client;
  const audiences = audiencesOf(url);
  const expiry = expiryProblem(exp);
  const ahead = (nbf ?? 0) - Date.now() / second;
  const signature = await signatureProblem(String(assertion), client);
  const findings: (Finding | false)[] = [
    alg !== 'RS512' && { part: 'header.alg', expected: 'RS512', received: typeof alg === 'string' ? alg : kindOf(alg) },
    iss !== id && { part: 'iss', expected: `the client_id, ${id}`, received: kindOf(iss) },
    sub !== id && { part: 'sub', expected: `the client_id, ${id}`, received: kindOf(sub) },
    jti === undefined && { part: 'jti', expected: uniqueText, received: 'nothing' },
    jti !== undefined && wasUsed(id, jti) && { part: 'jti', expected: uniqueText, received: 'one that was used before' },
    ![aud].flat().some((one) => audiences.includes(String(one))) && {
      part: 'aud',
      expected: audiences.join(' or '),
      received: audienceKind([aud].flat(), url),
    },
    expiry !== '' && { part: 'exp', expected: `seconds since 1970, at most ${longest / 60} minutes ahead`, received: expiry },
    ahead > leeway && { part: 'nbf', expected: 'nothing, or a time that has passed', received: `${Math.round(ahead)} seconds ahead` },
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
  const [issuer, endpoints] = [issuerOf(url), tokenEndpoints(url)];
  if (given.length !== 1) return given.length === 0 ? 'an empty list' : 'a list of other texts';
  if (typeof first !== 'string') return kindOf(first);
  if (first === issuer) return 'the issuer';
  if (endpoints.includes(first)) return 'the address of the token endpoint';
  if (first.replace(/\/$/, '') === issuer) return 'the issuer with a final slash';
  if (endpoints.includes(first.replace(/\/$/, ''))) return 'the address of the token endpoint with a final slash';
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
    const options = { algorithms: ['RS512', 'RS256', 'RS384'], currentDate: new Date(0), clockTolerance: 1e12 };
    await jwtVerify(assertion, keyFinder(client), options);
    return undefined;
  } catch (error) {
    return keyProblem(error);
  }
}

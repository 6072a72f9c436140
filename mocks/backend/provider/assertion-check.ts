import { decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose';
import { second } from '../clock';
import { keyFinder, keyProblem, leeway, longest, wasUsed } from './client-assertion';
import type { Client } from './client-metadata';
import { audiencesOf, issuerOf } from './settings';

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
  const { alg, payload } = decoded;
  const findings = [...identityFindings(payload, client), ...audienceFindings(payload, url), ...timeFindings(payload)];
  if (alg !== 'RS512') findings.unshift({ part: 'header.alg', expected: 'RS512', received: typeof alg === 'string' ? alg : kindOf(alg) });
  const signature = await signatureProblem(String(assertion), client);
  if (signature) findings.push({ part: 'signature', expected: 'of the key that the client is registered with', received: signature });
  return findings;
}

function decode(assertion: unknown): { alg: unknown; payload: JWTPayload } | undefined {
  try {
    return { alg: decodeProtectedHeader(String(assertion)).alg, payload: decodeJwt(String(assertion)) };
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

function identityFindings({ iss, sub, jti }: JWTPayload, { client_id: id }: Client): Finding[] {
  const findings: Finding[] = [];
  if (iss !== id) findings.push({ part: 'iss', expected: `the client_id, ${id}`, received: kindOf(iss) });
  if (sub !== id) findings.push({ part: 'sub', expected: `the client_id, ${id}`, received: kindOf(sub) });
  if (jti === undefined) findings.push({ part: 'jti', expected: 'a text that no other assertion has', received: 'nothing' });
  else if (wasUsed(id, jti))
    findings.push({ part: 'jti', expected: 'a text that no other assertion has', received: 'one that was used before' });
  return findings;
}

function audienceFindings({ aud }: JWTPayload, url: URL): Finding[] {
  const accepted = audiencesOf(url);
  const given = [aud].flat();
  if (given.some((one) => accepted.includes(String(one)))) return [];
  return [{ part: 'aud', expected: accepted.join(' or '), received: audienceKind(given, issuerOf(url)) }];
}

function audienceKind(given: readonly unknown[], issuer: string): string {
  const [first] = given;
  if (given.length !== 1) return given.length === 0 ? 'an empty list' : 'a list of other texts';
  if (typeof first !== 'string') return kindOf(first);
  if (first === issuer) return 'the issuer';
  if (first === `${issuer}/token`) return 'the address of the token endpoint';
  if (first.replace(/\/$/, '') === issuer) return 'the issuer with a final slash';
  if (first.replace(/\/$/, '') === `${issuer}/token`) return 'the address of the token endpoint with a final slash';
  if (!URL.canParse(first)) return 'a text that is no address';
  return new URL(first).origin === new URL(issuer).origin ? 'another address of this origin' : 'an address of another origin';
}

function timeFindings({ exp, nbf }: JWTPayload): Finding[] {
  const now = Date.now() / second;
  const findings: Finding[] = [];
  const expected = `seconds since 1970, at most ${longest / 60} minutes ahead`;
  if (typeof exp !== 'number') findings.push({ part: 'exp', expected, received: kindOf(exp) });
  else if (exp > now * 100) findings.push({ part: 'exp', expected, received: 'milliseconds since 1970' });
  else if (exp > now + longest + leeway)
    findings.push({ part: 'exp', expected, received: `${Math.round((exp - now) / 60)} minutes ahead` });
  else if (exp <= now - leeway) findings.push({ part: 'exp', expected, received: `${Math.round(now - exp)} seconds ago` });
  if (nbf !== undefined && nbf > now + leeway) {
    findings.push({ part: 'nbf', expected: 'nothing, or a time that has passed', received: `${Math.round(nbf - now)} seconds ahead` });
  }
  return findings;
}

/** Checks only the signature, so that a wrong claim does not hide a wrong signature. */
async function signatureProblem(assertion: string, client: Client): Promise<string | undefined> {
  try {
    await jwtVerify(assertion, keyFinder(client), {
      algorithms: ['RS512', 'RS256', 'RS384'],
      currentDate: new Date(0),
      clockTolerance: 1e12,
    });
    return undefined;
  } catch (error) {
    return keyProblem(error);
  }
}

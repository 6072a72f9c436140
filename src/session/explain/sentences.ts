import type * as z from 'zod/mini';
import { config } from '@/config';
import { claimsOf } from '@/session/identity-token';
import { cookieNames, readCookies } from '../read-cookie';

// Sentences for developers and operators. They name calls, members of our schemas, cookies and settings, and never a value.

const apis = ['auth', 'login', 'account', 'proofing', 'fido2'] as const;

interface Sent {
  method: string;
  url: string;
}

/** A refused call without its values. `ofWebServer`: the refusal is the error page of a web server. */
export interface Refusal extends Sent {
  ofWebServer: boolean;
}

/** A sentence about a call to an API, without the values of its query. Undefined for a file, such as the banners. */
function inCall({ method, url }: Sent, words: (setting: string, base: string) => string | undefined) {
  const [path = ''] = url.split('?');
  const api = apis.find((name) => path.startsWith(`${config[`${name}ApiUrl`]}/`));
  if (!api) return undefined;
  const base = config[`${api}ApiUrl`];
  const sentence = words(`VITE_${api.toUpperCase()}_API_URL`, base);
  return sentence && `${method} ${path.slice(base.length)}: ${sentence}`;
}

/** Why a call has no usable answer. */
export const ofNoAnswer = (sent: Sent, why: 'timedOut' | 'redirected' | 'unreachable') =>
  inCall(sent, (setting, base) => {
    if (why === 'timedOut') return 'no answer came in time';
    if (why === 'redirected') return `the answer is a redirect, and the app follows none: check ${setting}`;
    return base.startsWith('/')
      ? 'the network or the server failed before an answer came'
      : `the network failed, or the API does not allow this origin (CORS): check ${setting} and the CORS headers`;
  });

/** A success without the JSON object that the app needs. */
export const ofUnreadable = (sent: Sent, isPage: boolean) =>
  inCall(sent, (setting) =>
    isPage ? `the answer is an HTML page, perhaps the app's own: check ${setting}` : 'the answer is not a JSON object',
  );

/** A refusal that matches no row of an error table, or the 405 of a web server. */
export const ofRefusal = (refusal: Refusal, status: number) =>
  inCall(refusal, (setting) => `the status is ${status}, and no row of the error table has this answer: check ${setting}`);

/** A refusal of a session that is unknown to an API. */
export const ofUnknownSession = (refusal: Refusal) =>
  inCall(refusal, (setting) => `the API does not know this session: check that the proxy for ${setting} passes the header session_id`);

/** An answer of the wrong shape: the members that make it unusable, by their paths in the schema. */
export const ofShape = (sent: Sent, { issues }: z.core.$ZodError) =>
  inCall(sent, () => `the answer has no readable ${issues.map(({ path }) => path.join('.')).join(', ')}`);

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Optional members that cannot be read, by their names at the schema's first level. The app continues as if they were absent. */
export const ofReplaced = (sent: Sent, schema: object, body: unknown, replacedValues: () => number) =>
  inCall(sent, () => {
    const names = Object.entries('shape' in schema ? (schema.shape as Shape) : {}).flatMap(([name, member]) => {
      const before = replacedValues();
      member.safeParse((body as Record<string, unknown>)[name]);
      return replacedValues() === before ? [] : [name];
    });
    return names.length > 0 ? `the app cannot read ${names.join(', ')} and uses its default` : undefined;
  });

/** Why the browser has no session. */
export const ofAuthorizationCookie = () =>
  readCookies(cookieNames.authorization).length === 0
    ? `The cookie ${cookieNames.authorization} is missing or not decodable, is of another host or path, or is HttpOnly`
    : `The cookie ${cookieNames.authorization} has no readable session_id`;

/** Another environment, or a hostile host of the parent domain, may have written one of them. */
export const ofSeveralSessions = () =>
  `The cookie ${cookieNames.authorization} is there several times: check Domain and Path, and which hosts of the parent domain write it`;

/** Why an identity token of the server cannot be used. `stored`: whether the browser stores its cookie. */
export function ofToken(token: string, stored: boolean) {
  if (!stored)
    return `The cookie ${cookieNames.identityToken} was not stored: check VITE_COOKIE_DOMAIN, and that the token has less than 4096 bytes`;
  const claims = claimsOf(token);
  const { exp } = claims;
  if (typeof exp !== 'number' || ['account_id', 'custom:account_id', 'sub'].every((claim) => !claims[claim]))
    return 'The identity token is not a JWT with an account_id and a numeric exp';
  return exp * 1000 < Date.now() ? 'The identity token has an exp in the past: compare the clocks of the server and the device' : undefined;
}

import type * as z from 'zod/mini';
import { config } from '@/config';
import { claimsOf } from '@/session/identity-token';
import { cookieNames } from '@/session/read-cookie';
import { readCookies } from '../read-cookie';
import { authorizationCookie, sessionIdOf } from '../session';

// Sentences for developers and operators. They name calls, members of our schemas, cookies and settings, and never a value.

/** The settings that name an API, in the order of `.env.example`. */
const apis = () =>
  [
    ['VITE_AUTH_API_URL', config.authApiUrl],
    ['VITE_LOGIN_API_URL', config.loginApiUrl],
    ['VITE_ACCOUNT_API_URL', config.accountApiUrl],
    ['VITE_PROOFING_API_URL', config.proofingApiUrl],
    ['VITE_FIDO2_API_URL', config.fido2ApiUrl],
  ] as const;

interface Sent {
  method: string;
  url: string;
}

/** A refused call without its values. `json`: its body is a JSON object. `ofWebServer`: it is the error page of a web server. */
export interface Refusal extends Sent {
  status: number;
  json: boolean;
  ofWebServer: boolean;
}

/** The API of a call, and the call without the values of its query. Undefined for a file, such as the banners. */
function callOf({ method, url }: Sent) {
  const [path = ''] = url.split('?');
  const [setting, base] = apis().find(([, address]) => path.startsWith(`${address}/`)) ?? [];
  return setting && base ? { setting, base, call: `${method} ${path.slice(base.length)}` } : undefined;
}

const inCall = (sent: Sent, words: (setting: string, base: string) => string | undefined) => {
  const known = callOf(sent);
  const sentence = known && words(known.setting, known.base);
  return known && sentence && `${known.call}: ${sentence}`;
};

type NoAnswer = 'timedOut' | 'redirected' | 'unreachable';

/** Why nothing came that can be read as an answer. */
export const ofNoAnswer = (sent: Sent, why: NoAnswer) =>
  inCall(sent, (setting, base) => {
    if (why === 'timedOut') return 'no answer came in time';
    if (why === 'redirected') return `the answer is a redirect, and the app follows none: check ${setting}`;
    return base.startsWith('/')
      ? 'the network or the server failed before an answer came'
      : `the network failed, or the API does not allow this origin (CORS): check ${setting} and the CORS headers`;
  });

/** A success whose body is a page. */
export const ofPage = (sent: Sent) => inCall(sent, (setting) => `the answer is an HTML page, perhaps the app's own: check ${setting}`);

/** A success whose body is not a JSON object. */
export const ofUnreadable = (sent: Sent, body: unknown) =>
  inCall(sent, () => {
    if (body === undefined) return 'the answer is empty, and a JSON object is needed';
    return Array.isArray(body) ? 'the answer is a list, and a JSON object is needed' : 'the answer is not JSON';
  });

/** A refusal that no row of an error table knows. */
export function ofRefusal({ status, json, ofWebServer, ...sent }: Refusal) {
  const known = callOf(sent);
  if (!known) return undefined;
  if (!json && (status === 404 || ofWebServer))
    return `No API answers at ${known.base} (${status} from the web server): check ${known.setting}`;
  // Any other 405 is that of the firewall.
  if (status === 405) return undefined;
  if (!json && (status === 502 || status === 504))
    return `The web server reaches no API at ${known.base} (${status}): check its proxy settings for ${known.setting}`;
  if (!json) return `${known.call}: the status is ${status} without a JSON object, and no row of the error table has this`;
  return `${known.call}: the status is ${status}, with a text or code that no row of the error table has`;
}

/** A refusal by which an API does not know the session. */
export const ofUnknownSession = (refusal: Refusal) =>
  inCall(refusal, (setting) => `the API does not know this session: check that the proxy for ${setting} passes the header session_id`);

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Body = Readonly<Record<string, unknown>>;

/** The names of optional members that cannot be read. Only names of the schema, at its first level. */
const replacedMembers = (schema: object, body: Body, replacedValues: () => number): string[] =>
  Object.entries('shape' in schema ? (schema.shape as Shape) : {}).flatMap(([name, member]) => {
    const before = replacedValues();
    member.safeParse(body[name]);
    return replacedValues() === before ? [] : [name];
  });

/** The members, by their paths in the schema, that make an answer unusable. */
const unusableMembers = ({ issues }: z.core.$ZodError, body: Body) =>
  issues.map(({ path }) => ({
    name: path.join('.'),
    absent: (path.reduce<unknown>((value, key) => (Object(value) as Record<PropertyKey, unknown>)[key], body) ?? undefined) === undefined,
  }));

const list = (members: readonly { name: string }[]) => members.map(({ name }) => name).join(', ');

/** An object of the wrong shape. */
export const ofShape = (sent: Sent, error: z.core.$ZodError, body: Body) =>
  inCall(sent, () => {
    const members = unusableMembers(error, body);
    const absent = members.filter((member) => member.absent);
    const unread = members.filter((member) => !member.absent);
    return [absent.length > 0 && `the answer has no ${list(absent)}`, unread.length > 0 && `the answer has no readable ${list(unread)}`]
      .filter(Boolean)
      .join(', and ');
  });

/** Optional members that cannot be read. The app goes on as if they were absent. */
export const ofReplaced = (sent: Sent, schema: object, body: Body, replacedValues: () => number) =>
  inCall(sent, () => {
    const names = replacedMembers(schema, body, replacedValues);
    return names.length > 0 ? `the app cannot read ${names.join(', ')} and uses its default` : undefined;
  });

/** A success whose content type is not that of JSON. */
export const ofContentType = (sent: Sent) => inCall(sent, () => 'the content type is not application/json');

/** An API on another origin that hides the time of its answers. */
export const ofHiddenDate = (sent: Sent) =>
  inCall(sent, (setting) =>
    new URL(sent.url, window.origin).origin === window.origin
      ? undefined
      : `the header Date is not exposed, so locks and codes follow the clock of the device: check the CORS headers of ${setting}`,
  );

/** Why the browser has no session. */
export function ofAuthorizationCookie() {
  const name = cookieNames.authorization;
  if (readCookies(name).length === 0) return `The cookie ${name} is missing or not decodable, is of another host or path, or is HttpOnly`;
  const members = authorizationCookie();
  if (Object.keys(members).length === 0) return `The cookie ${name} is not a JSON object`;
  if (members.session_id === undefined) return `The cookie ${name} has no session_id`;
  return sessionIdOf(members) === '' ? `The cookie ${name} has a session_id that no header can carry` : undefined;
}

/** Another environment, or a hostile host of the parent domain, may have written one of them. */
export const ofSeveralSessions = () =>
  `The cookie ${cookieNames.authorization} is there several times: check Domain and Path, and which hosts of the parent domain write it`;

/** Why an identity token of the server is of no use. `stored`: whether the browser stores its cookie. */
export function ofToken(token: string, stored: boolean) {
  const name = cookieNames.identityToken;
  if (!stored) return `The cookie ${name} was not stored: check VITE_COOKIE_DOMAIN, and that the token has less than 4096 bytes`;
  const claims = claimsOf(token);
  if (Object.keys(claims).length === 0) return 'The identity token is not a JWT';
  if (['account_id', 'custom:account_id', 'sub'].every((claim) => !claims[claim])) return 'The identity token has no account_id';
  const { exp } = claims;
  if (typeof exp !== 'number') return 'The identity token has no exp that is a number';
  return exp * 1000 < Date.now() ? 'The identity token has an exp in the past: compare the clocks of the server and the device' : undefined;
}

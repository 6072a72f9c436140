// The app loads this late. Imported by one test, its tables would count for that test alone when `node scripts/mutations.mjs` changes them.
import '@/journeys/passkey/ceremony/log-in-with-passkey';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import type { AccountStatus, SignIn } from '@/api/login';
import { endPageVisit } from '@/outcome/exit';
import type { Step } from '@/outcome/step';
import type { Arrival } from '@/session/arrival';
import type { RoundTrip } from '@/session/round-trips';
import { openSignIn } from '@/session/sign-in';
import { storedDeadlines } from '@/state/deadlines';
import { accountChecked, arrived, documentHidden, securityCodeSent, signedIn } from '@/state/events';
import { sealedStorage } from '@/state/sealed-storage';
import { makeStore, reducers } from '@/state/store';
import * as waits from '@/timers';
import { type CallName, calls } from '../../mocks/backend/http/calls';
import type { Passkey } from '../../mocks/backend/model';
import { issueIdentityToken } from '../../mocks/backend/provider/identity-token';
import { sessionCookie } from '../../mocks/backend/sign-in/session';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { server, signInAs, world } from '../../mocks/server';
import { operations, type Refusal } from '../../scripts/contract/operations.mjs';

/** A row for each input. The inputs of a line are all expected to have its first value. */
export const rowsOf = <Expected, Input = string>(lines: readonly (readonly [expected: Expected, ...inputs: Input[]])[]) =>
  lines.flatMap(([expected, ...inputs]) => inputs.map((input) => [input, expected] as const));

/** Parts of attacks, in any order. */
const pieces = fc.constantFrom(
  ...['http', 'https', 'javascript', 'data', ':', '/', '//', '\\', '@', '?', '#', '.', '..'],
  ...['%2f', '%5c', '%00', '\t', '\n', ' ', '\u00a0'],
  ...['localhost', '127.0.0.1', 'evil.example', 'user', '8080', '[::1]', 'alert(1)', '。', '／', 'ß', '\u200b', '\u0000'],
);

/** Addresses by what they are made of. A function, because the parts of web addresses take a second, which only two files need. */
export const anyAddresses = () =>
  [
    ['dangerous pieces', fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join(''))],
    ['the parts of web addresses', fc.webUrl({ validSchemes: ['http', 'https', 'ftp'], withFragments: true, withQueryParameters: true })],
    ['any text', fc.string({ unit: 'binary' })],
  ] as const;

/** Console messages that a test provokes. `set-up.ts` fails a test on any other. */
export const expectedMessages: RegExp[] = [];

export const authApiFailed = /^A call to the auth API has failed$/;

/** Declares a console message that this test provokes. */
export const expectConsoleMessage = (text: RegExp) => void expectedMessages.push(text);
/** Sets a cookie of this host, as a server does. */
export const putCookie = (name: string, value: string) => void (document.cookie = `${name}=${encodeURIComponent(value)}; path=/`);

export const dropCookie = (name: string) => void (document.cookie = `${name}=; path=/; max-age=0`);

/** The raw value of a cookie, undefined without it. */
export const rawCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Writes a session and its client into the auth API's cookie. */
export const putSession = (session_id: unknown = 'session-1', client_id?: unknown) =>
  putCookie('nhs-authorization-cookie', JSON.stringify({ session_id, client_id }));

/** An unsigned JSON web token with these claims. */
export const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.e30`;

/** The authorization cookie of the auth API: the session and client of the browser. */
export const writeSession = (session_id: string, client_id = 'client') => putSession(session_id, client_id);

/** Makes each token unique, because the app remembers the expiry of the last one. */
const write = (claims: object) => putCookie('id_token', tokenOf({ ...claims, jti: crypto.randomUUID() }));

/** An identity token of this account without an expiry. */
export const writeToken = (account_id: string) => write({ account_id });

export const writeExpiredToken = (account_id: string) => write({ account_id, exp: 1 });

export const cookieNamesNow = () => (document.cookie === '' ? [] : document.cookie.split('; ').map((cookie) => cookie.split('=')[0]));

/** An earlier choice about optional cookies, which may be empty or malformed. */
export const writePreference = (value: string) => (document.cookie = `cookiePreference=${value}; path=/`);

const preference = (hasAcceptedOptionalCookies: boolean) =>
  encodeURIComponent(JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }));

export const accepted = preference(true);
export const refused = preference(false);

export const analyticsScripts = () => [...document.scripts].filter(({ src }) => src.includes('analytics'));

type AnalyticsEvent = NonNullable<typeof window.digitalData>[number];

export const analyticsEvents = (event: AnalyticsEvent['event']) => (window.digitalData ?? []).filter((entry) => entry.event === event);

export const reportedPages = () => analyticsEvents('pageview').map(({ path }) => path);

/** Changes parameters of the authorization cookie in the same session. Undefined removes one. */
export function changeRequest(parameters: Record<string, unknown>) {
  const inCookie = JSON.parse(decodeURIComponent(rawCookie(sessionCookie) ?? '{}')) as object;
  putCookie(sessionCookie, JSON.stringify({ ...inCookie, ...parameters }));
}

/** Writes an identity token of another account in the same session. */
function signInOtherAccount() {
  const other = accountByEmail(world(), emailOf('both'));
  if (!other) throw new Error('There is no other account');
  document.cookie = `id_token=${issueIdentityToken(world(), other, 'example-health-service')}; path=/`;
}

/** Another request of the same client: no two have the same `state`. */
export const beginAnotherSession = () => void signInAs('both', { oidc: { state: 'state-of-another-request' } });

/** The replacements of the sign-in in the cookies by another tab. Only a document with a token has an account. */
export const otherSignIns: readonly [part: string, begin: () => void, needs?: 'identity-token'][] = [
  ['session', beginAnotherSession],
  ['client', () => changeRequest({ client_id: 'another-client', redirect_uri: 'https://another.example/callback', state: undefined })],
  ['account', signInOtherAccount, 'identity-token'],
];

export interface Asked {
  mediation?: string;
  publicKey: { challenge: ArrayBuffer; rpId: string; allowCredentials?: { id: ArrayBuffer; type: string; transports?: string[] }[] };
  otp?: { transport: string[] };
  signal: AbortSignal;
}
export type Reply = (asked: Asked) => Promise<unknown>;

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** The public key as authenticators encode it (RFC 9052): EC2, ES256, P-256, x, y. */
function coseKey(): Uint8Array<ArrayBuffer> {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const part = (text: string) => Buffer.from(text, 'base64url');
  const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
  return Uint8Array.from([...head, ...part(x), 0x22, 0x58, 0x20, ...part(y)]);
}

export const passkeyId = Buffer.from('passkey-of-the-tests').toString('base64url');

/** Registers this passkey with the mock backend, replacing the persona's own. */
export function registerPasskey(persona: PersonaId) {
  const passkey: Passkey = { id: passkeyId, publicKey: coseKey(), counter: 0, transports: ['internal'] };
  const account = accountByEmail(world(), emailOf(persona));
  if (account) account.passkeys = [passkey];
}

/** The user agrees: signs the challenge as a device does (WebAuthn Level 3, 6.3.3), so that the mock's real verification passes. */
export const agrees: Reply = ({ publicKey: { challenge, rpId } }) => {
  const given = { type: 'webauthn.get', challenge: Buffer.from(challenge).toString('base64url'), origin: location.origin };
  const clientDataJSON = Buffer.from(JSON.stringify(given));
  const presentAndVerified = 0x05;
  const authenticatorData = Buffer.concat([sha256(rpId), Buffer.from([presentAndVerified, 0, 0, 0, 0])]);
  const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
  return Promise.resolve({
    id: passkeyId,
    rawId: Buffer.from(passkeyId, 'base64url'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response: { authenticatorData, clientDataJSON, signature, userHandle: Buffer.from('person') },
    getClientExtensionResults: () => ({ credProps: { rk: true } }),
  });
};

/** The browser refuses. In a browser a DOMException is an Error; jsdom's is not. */
export const refuses =
  (name: string): Reply =>
  () =>
    Promise.reject(Object.assign(new Error(`The browser fails with ${name}`), { name }));

export const neverAnswers: Reply = () => new Promise(() => undefined);

interface Browser {
  /** The reply to a request that shows a dialog. */
  dialog?: Reply;
  /** The reply from the autofill list; without it, the browser has no such list. */
  autofill?: Reply;
  /** Whether it has such a list at present, which it returns on request. */
  hasList?: () => Promise<boolean>;
  /** The reply to a request for the code of a text message; without it, the browser cannot read them. */
  text?: Reply;
  /** Whether it supports the signal about unknown passkeys. */
  forgets?: boolean;
  passkeys?: boolean;
}

/** Adds the browser APIs for passkeys and for text message codes, which jsdom lacks. `set-up.ts` removes them. */
export function withAuthenticator(browser: Browser = {}) {
  const { dialog = agrees, autofill, hasList = () => Promise.resolve(true), text, forgets = true, passkeys = true } = browser;
  const dialogs: Asked[] = [];
  const lists: Asked[] = [];
  const texts: Asked[] = [];
  const forgotten = vi.fn(() => Promise.resolve());
  const answerTo = (asked: Asked): Promise<unknown> => {
    const [log, reply] = asked.otp ? [texts, text] : asked.mediation === 'conditional' ? [lists, autofill] : [dialogs, dialog];
    log.push(asked);
    return (reply ?? neverAnswers)(asked);
  };
  const get = (asked: Asked) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      const giveUp = () => reject(Object.assign(new Error('Aborted'), { name: 'AbortError' }));
      if (asked.signal.aborted) giveUp();
      asked.signal.addEventListener('abort', giveUp);
    });
    return Promise.race([aborted, answerTo(asked)]);
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  const methods = {
    isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(true),
    ...(autofill && { isConditionalMediationAvailable: hasList }),
    ...(forgets && { signalUnknownCredential: forgotten }),
  };
  if (passkeys) vi.stubGlobal('PublicKeyCredential', Object.assign(class {}, methods));
  if (text) vi.stubGlobal('OTPCredential', class {});
  return { dialogs, lists, texts, forgotten };
}

/** Removes what `withAuthenticator` added to the navigator. Its globals are removed with all others. */
export const removeAuthenticator = () => void Reflect.deleteProperty(navigator, 'credentials');

/** A passkey assertion with the least that the contract requires. */
export const signedAssertion = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
  clientExtensionResults: {},
} as const;

type Opened = ReturnType<typeof makeStore>;

const open = new Set<Opened>();

/** Registers a store for `closeStores`, so that it does not write into the storage of the next test. */
export const registerStore = (opened: Opened) => void open.add(opened);

/** Unloads the document of each store: ends its steps, flushes pending writes and stops further ones. */
export async function closeStores() {
  removeDocumentListeners();
  const closed = [...open];
  open.clear();
  for (const { store } of closed) store.dispatch(documentHidden());
  const savers = await Promise.all(closed.map(({ startSaving }) => startSaving()));
  await Promise.all(savers.map((saver) => saver.flush()));
  for (const saver of savers) saver.pause();
}

let listeners: [EventTarget, string, EventListener][] = [];

/** Runs code whose listeners last as long as the document. `removeDocumentListeners` removes them. */
export function followDocument<Result>(follow: () => Result): Result {
  const spies = [window, document].map((target) => [target, vi.spyOn(target as EventTarget, 'addEventListener')] as const);
  const result = follow();
  for (const [target, spy] of spies) {
    for (const [type, listener] of spy.mock.calls) listeners.push([target, type, listener as EventListener]);
    spy.mockRestore();
  }
  return result;
}

export const listenedEvents = () => listeners.map(([, type]) => type);

/** Unloads the document, which closes its channel to other tabs, and removes its listeners: the tests of a process share one document. */
function removeDocumentListeners() {
  if (listeners.length > 0) window.dispatchEvent(new PageTransitionEvent('pagehide'));
  for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  listeners = [];
}

const reduce = combineReducers(reducers);

/** All slices after these events, without a store around them. */
export const stateAfter = (...events: UnknownAction[]) => events.reduce(reduce, reduce(undefined, { type: 'start' }));

/** A store without a page. It persists nothing until `startSaving` is called. */
export function openStore(...events: UnknownAction[]) {
  const opened = makeStore();
  registerStore(opened);
  for (const event of events) opened.store.dispatch(event);
  return opened;
}

/** The storage engine of a document. Without timestamps, nothing ends its entries before their longest life. */
export const openStorage = () => sealedStorage(() => storedDeadlines);

/** Every key that the app may write. */
export const slices = ['profile', 'journey', 'proofing', 'passkey', 'client', 'deadlines'].map((slice) => `nhs-login-${slice}`);

/** All of storage as one text: the raw entries, and their decrypted values in the session of the last visit. */
export async function stored(): Promise<string> {
  const raw = Object.entries(localStorage).map(([key, value]) => `${key}=${String(value)}`);
  const storage = openStorage();
  const readable = await Promise.all(slices.map(async (key) => `${key}=${JSON.stringify(await storage.getItem(key))}`));
  return [...raw, ...readable].join('\n');
}

/** The event of an account check: a confirmed account, and nothing else that is not `found`. */
export const accountFound = (found: Partial<AccountStatus> = {}) =>
  accountChecked({
    status: 'CONFIRMED',
    uplift_required: false,
    allow_p5_before_p9: false,
    landline_registration_enabled: false,
    auth_options: { authentication_options: { allowCredentials: [] } },
    ...found,
  });

/** The event after a correct password: a security code is due. */
export const codeDue = signedIn({ authentication_state: 'VERIFIED' } as SignIn);

/** The event of a security code sent now, to a number that the server does not return. */
export const codeSent = () => securityCodeSent({ phone_number: null, landline_number: null });

/** The arrival of a document, by default without a session and without a request. */
export const arrival = (given: Partial<Arrival> = {}) =>
  arrived({
    emailedQuery: '',
    roundTrips: [],
    kindsInAddress: [],
    isRequest: false,
    loggedIn: false,
    fromCookie: {},
    fromAddress: {},
    ...given,
  });

/** The arrival of a document to which the browser has returned from a redirect round trip. */
export const arrivalAfterRedirect = (roundTrip: RoundTrip) => arrival({ roundTrips: [roundTrip], returnedFrom: roundTrip });

const { setTimeout: real } = globalThis;

/**
 * Skips `pause`: the minimum second of a spinner, and the half second of a double click. In a test that fakes
 * `setTimeout`, they last as long as in the app.
 */
export const skipWaits = () =>
  vi
    .spyOn(waits, 'pause')
    .mockImplementation((ms) => new Promise((resolve) => setTimeout(resolve, globalThis.setTimeout === real ? 0 : ms)));

/** The request ids of running calls in this process. `set-up.ts` maintains them. */
export const requestsInFlight = new Set<string>();

/** More turns of the event loop than the app needs from an event to its call, or from an answer to its effect. */
const TURNS = 10;

/**
 * Resolves when the app, React included, has handled all events: for several turns of the event loop
 * nothing is imported, no call starts, and none is pending except those that the test holds. For tests that nothing happens, without
 * a timer.
 */
export async function waitForIdle(waiting = () => world().hanging.size) {
  let begun = -1;
  for (let idleTurns = 0; idleTurns < TURNS; idleTurns = begun === world().calls.length ? idleTurns + 1 : 0) {
    begun = world().calls.length;
    await waitFor(() => expect(requestsInFlight.size).toBe(waiting()));
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}

interface Sent {
  call: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A body as it was sent: its JSON, or its text if it is none. */
function bodyOf(text: string): unknown {
  try {
    return text === '' ? 'nothing' : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Answers every request with this object, and records each. `meanwhile` runs before a call is answered, and may return another answer. */
export function recordSends(given: object, meanwhile: (call: string) => Response | undefined | void = () => undefined): Sent[] {
  const sent: Sent[] = [];
  const own = ['accept', 'content-type', 'session_id', 'authorization'];
  server.use(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.clone().text();
      const call = `${request.method} ${pathname}${search}`;
      sent.push({ call, headers: Object.fromEntries([...request.headers].filter(([name]) => own.includes(name))), body: bodyOf(text) });
      return meanwhile(call) ?? HttpResponse.json(given);
    }),
  );
  return sent;
}

export const bodiesOf = (sent: readonly Sent[]) => sent.map(({ call, body }) => [call, body]);

/** Refuses each call with this suffix. */
export const refusing =
  (path: string, status: number, error = '') =>
  (call: string) =>
    call.endsWith(path) ? HttpResponse.json({ error }, { status }) : undefined;

/** Holds the calls of a name. `answerNext` releases one to the mock backend. */
export function pendingCalls(call: CallName) {
  const [method = '', path = ''] = calls[call].split(' ');
  const route = method === 'GET' ? http.get : http.post;
  const waiting: (() => void)[] = [];
  let sent = 0;
  server.use(
    route(`*${path}`, async () => {
      sent += 1;
      await new Promise<void>((resolve) => void waiting.push(resolve));
    }),
  );
  return {
    sent: () => sent,
    /** Releases the oldest call, and resolves when the app is idle again, further calls included. */
    async answerNext() {
      waiting.shift()?.();
      await waitForIdle(() => waiting.length);
    },
  };
}

export function operationOf(call: string) {
  const found = operations.find(({ name }) => name === call);
  if (!found) throw new Error(`The contract has no operation ${call}`);
  return found;
}

/** The user's next page after a refusal, or the field and its error code. */
export const placeOf = ({ target }: Refusal, variant = 'mobile') => (typeof target === 'string' ? target : (target[variant] ?? ''));

/** The user's next page after a refused call in the contract: by its status alone, and otherwise. */
export function placesOf(call: CallName, variant = 'mobile') {
  const { refusals, retryAt } = operationOf(call);
  const bare = refusals.filter(({ decidedBy }) => decidedBy.every((part) => part === 'status'));
  const byStatus: Readonly<Partial<Record<number, string>>> = Object.fromEntries(bare.map((one) => [one.status, placeOf(one, variant)]));
  return { retryAt, otherwise: byStatus[500] ?? '', byStatus };
}

/** Signs a user in, and runs steps as a page does. */
export function openSteps(...events: UnknownAction[]) {
  writeSession('session-1');
  writeToken('account-1');
  openSignIn();
  const { store } = openStore(...events);
  const run = async <Argument, Code extends string>(step: Step<Argument, Code>, argument?: Argument) => {
    const outcome = await store.dispatch(step(argument as Argument));
    if (outcome?.kind !== 'go') return outcome;
    // `tests/units/outcome/step.test.ts` proves the cause of every outcome.
    const { cause: _cause, ...others } = outcome;
    return others;
  };
  return { run, store, state: store.getState };
}

export type Run = ReturnType<typeof openSteps>['run'];

/** For `recordSends`: the user leaves the page during these calls. */
export const leavePageDuring = (path: string) => (call: string) => {
  if (call.endsWith(path)) endPageVisit();
};

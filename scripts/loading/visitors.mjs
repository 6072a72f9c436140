import { createHistogram } from 'node:perf_hooks';
import { exportJWK, generateKeyPair } from 'jose';
import * as oidc from 'openid-client';

/** Personas who log in with a text message: some agree to share, some to new terms, some to both, one to neither. */
const personas = ['mobile', 'straight-back', 'terms-only', 'terms-and-consent'];
/** Nothing listens there. A visitor reads the address that the app would navigate to. */
const redirect_uri = 'http://localhost:1/callback';
const scope = 'openid profile email';

/** A client service for all visitors, with an unmodified public library. @param {string} origin of the provider */
async function registerClient(origin) {
  const { publicKey, privateKey } = await generateKeyPair('RS512', { extractable: true });
  const details = { client_name: 'Service under load', redirect_uris: [redirect_uri], scope, jwks: { keys: [await exportJWK(publicKey)] } };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/mock/clients`, { method: 'POST', headers, body: JSON.stringify(details) });
  const authentication = oidc.PrivateKeyJwt(privateKey, {
    // The library names the issuer as audience. NHS login expects the address of its token endpoint.
    [oidc.modifyAssertion]: (_, payload) => void (payload.aud = `${origin}/token`),
  });
  const execute = [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks];
  return oidc.discovery(new URL(origin), (await answer.json()).client_id, {}, authentication, { execute });
}

/**
 * Logs one visitor in with the app's requests in their order. Then the service exchanges the code. Throws if a request is refused, or if state,
 * nonce, verifier or claims are another visitor's.
 * @param {string} origin @param {oidc.Configuration} client @param {number} number of the visitor
 * @param {import('node:perf_hooks').RecordableHistogram} times receives the milliseconds of each request
 */
async function logVisitorIn(origin, client, number, times) {
  const email = `${personas[number % personas.length]}@example.com`;
  /** @type {Map<string, string>} */
  const cookies = new Map();
  /** @param {string} path @param {object} [body] @param {Record<string, string>} [more] headers */
  const send = async (path, body, more) => {
    const started = performance.now();
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }), ...more };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(new URL(path, origin), { redirect: 'manual', headers, ...post });
    const text = await answer.text();
    times.record(Math.ceil(performance.now() - started));
    if (answer.status >= 400) throw new Error(`${answer.status} ${path}: ${text}`);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { text, location: answer.headers.get('location') ?? '' };
  };
  const call = async (/** @type {Parameters<typeof send>} */ ...what) => JSON.parse((await send(...what)).text || '{}');
  /** A document and the files that it names. @param {string} path */
  const open = async (path) => {
    const { text } = await send(path);
    for (const [, file = ''] of text.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="(\/[^"]+)"/g)) await send(file);
  };

  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  const challenge = { code_challenge: await oidc.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' };
  const url = oidc.buildAuthorizationUrl(client, { redirect_uri, scope, vtr: '["P0.Cp.Cd"]', state, nonce, ...challenge });
  const { location } = await send(url.href);
  // Claims that only this visitor's tokens may have.
  await call('/mock/claims', { id_token: { visitor: number }, userinfo: { visitor: number } });
  await open(location);
  const { session_id, ...params } = JSON.parse(decodeURIComponent(cookies.get('nhs-authorization-cookie') ?? '{}'));

  const login = (/** @type {string} */ path, /** @type {object} */ data) => call(`/api/login${path}`, data, { session_id });
  await login('/account-status', { email });
  await login('/password', { email, password: 'Passw0rd$1', rmd_token: null });
  await login('/trigger-otp', { is_login: true, otp_method: 'mobile' });
  const [{ code: otp }] = await call('/mock/inbox.json');
  const { id_token: authorization } = await login('/otp', { otp, remember_my_device: false, otp_method: 'mobile' });
  const account = (/** @type {string} */ path, /** @type {object} */ data) => call(`/api/${path}`, data, { authorization });
  let answer = await account('auth/authcode', params);
  if (answer.terms_update_required) {
    await account('account/terms-update', {});
    answer = await account('auth/authcode', params);
  }
  if (answer.consent_required) {
    const clientId = client.clientMetadata().client_id;
    const { claims } = await call(`/api/auth/client-info?client-id=${clientId}`);
    await account('account/consent', { 'client-id': clientId, 'consented-claims': claims, 'oidc-params': params });
    answer = await account('auth/authcode', params);
  }
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const tokens = await oidc.authorizationCodeGrant(client, new URL(answer.Location), checks);
  const userinfo = await oidc.fetchUserInfo(client, tokens.access_token, tokens.claims()?.sub ?? '');
  if (tokens.claims()?.visitor !== number || userinfo.visitor !== number || userinfo.email !== email)
    throw new Error(`Claims of another: ${email}`);
}

/** Logs all visitors in at the same time. Prints the figures. Returns whether each was handed over as themselves. @param {string} origin @param {number} visitors */
export async function logVisitorsIn(origin, visitors) {
  const client = await registerClient(origin);
  const times = createHistogram();
  const started = performance.now();
  const ends = await Promise.allSettled(Array.from({ length: visitors }, (_, number) => logVisitorIn(origin, client, number, times)));
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [`${end.reason} ${end.reason.cause ?? ''}`] : []));
  console.log(
    `${visitors - failures.length} of ${visitors} visitors handed over in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  console.log(`${times.count} requests: half within ${times.percentile(50)} ms, 99 of 100 within ${times.percentile(99)} ms`);
  for (const failure of new Set(failures)) console.log(failure);
  return failures.length === 0;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newBrowser } from './browser.mjs';

/** Personas who log in with a text message: some agree to share, some to new terms, some to both, one to neither. */
const personas = ['mobile', 'straight-back', 'terms-only', 'terms-and-consent'];

/**
 * Logs one visitor in with the app's requests in their order. Then the service reads the claims of the code. Returns a message if they are
 * another visitor's, otherwise ''. Throws if a request is refused.
 * @param {{ origin: string, folder: string, client: Awaited<ReturnType<typeof import('./client.mjs').newClient>>, number: number,
 *   times: Parameters<typeof newBrowser>[1] }} visitor
 */
export async function logVisitorIn({ origin, folder, client, number, times }) {
  const browser = newBrowser(origin, times);
  const persona = personas[number % personas.length];
  const begun = await client.asks();
  const first = await browser.sentOn(begun.url);
  // Claims that only this visitor's tokens may have.
  await browser.call('/mock/claims', { id_token: { visitor: number }, userinfo: { visitor: number } });
  await browser.opens(first);
  await browser.call('/banners.json');
  const { session_id: session, ...oidc } = JSON.parse(decodeURIComponent(browser.cookies.get('nhs-authorization-cookie') ?? '{}'));
  const page = (/** @type {string} */ path) => browser.filesOf(readFileSync(join(folder, `${path}.html`), 'utf8'));
  /** @param {string} path @param {unknown} body */
  const login = (path, body) => browser.call(`/api/login${path}`, body, { session_id: session });
  const email = `${persona}@example.com`;

  await login('/account-status', { email });
  await page('log-in-password');
  await login('/password', { email, password: 'Passw0rd$1', rmd_token: null });
  await login('/trigger-otp', { is_login: true, otp_method: 'mobile' });
  await page('enter-mobile-code');
  const [{ code }] = await browser.call('/mock/inbox.json');
  const { id_token: token } = await login('/otp', { otp: code, remember_my_device: false, otp_method: 'mobile' });
  browser.cookies.set('id_token', token);
  await page('authcode');
  const authorization = { authorization: token };
  const authcode = () => browser.call('/api/auth/authcode', oidc, authorization);
  let answer = await authcode();
  if (answer.terms_update_required) {
    await page('terms-update');
    await browser.call('/api/account/terms-update', {}, authorization);
    answer = await authcode();
  }
  if (answer.consent_required) {
    const { claims } = await browser.call(`/api/auth/client-info?client-id=${client.clientId}`);
    await page('nhs-login-consent');
    const agreed = { 'client-id': client.clientId, 'consented-claims': claims, 'oidc-params': oidc };
    await browser.call('/api/account/consent', agreed, authorization);
    answer = await authcode();
  }
  const { idToken, userinfo } = await client.claims(answer.Location, begun);
  const isOwn = idToken?.visitor === number && userinfo.visitor === number && userinfo.email === email;
  return isOwn ? '' : `${number}, ${email}, received ${JSON.stringify({ idToken, userinfo })}`;
}

import { issueIdentityToken } from '../../mocks/backend/provider/identity-token';
import { sessionCookie } from '../../mocks/backend/sign-in/session';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf } from '../../mocks/people/personas';
import { signInAs, world } from '../../mocks/server';
import { putCookie, rawCookie } from './cookies';

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

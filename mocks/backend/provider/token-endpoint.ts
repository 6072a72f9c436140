import { createHash } from 'node:crypto';
import { day, hour, second } from '../clock';
import { field, isForm } from '../http/body';
import type { Account, Visit, World } from '../model';
import { accountById } from '../world';
import { findInWorlds } from '../worlds';
import { authenticatedClient } from './client-assertion';
import type { Client } from './client-metadata';
import type { Access, Authorization } from './grants';
import { json, OAuthError, refuseRepeated, sentParameters, valuesOf } from './oauth-error';
import { clientCall } from './provider-route';
import { issuerOf, settings } from './settings';
import { accessFor, idTokenFor } from './tokens';

/** The delay of the fault `token-slow`, in milliseconds. */
const slow = 5 * second;

const invalidRequest = (description: string) => new OAuthError('invalid_request', description);
const invalidGrant = (description: string) => new OAuthError('invalid_grant', description);

/** The token endpoint (OpenID Connect Core 3.1.3; RFC 6749, section 6). */
export const tokenRoute = clientCall('POST /token', async (visit) => {
  if (!isForm(visit.request)) throw invalidRequest('The body is not a form: send it as application/x-www-form-urlencoded.');
  const sent = await sentParameters(visit);
  refuseRepeated(sent);
  const form = valuesOf(sent);
  const grantType = form.grant_type;
  if (!grantType) throw invalidRequest('grant_type is missing: authorization_code or refresh_token.');
  if (grantType !== 'authorization_code' && grantType !== 'refresh_token') {
    throw new OAuthError('unsupported_grant_type', `grant_type is ${grantType}: there are authorization_code and refresh_token.`);
  }
  const client = await authenticatedClient(form, visit.request.headers.get('authorization'), visit.url);
  if (!client.grant_types.includes(grantType)) {
    throw new OAuthError('unauthorized_client', `The client is registered without ${grantType}: add it to its grant_types.`);
  }
  return grantType === 'refresh_token' ? refreshed(visit, client) : exchanged(visit, client);
});

async function exchanged(visit: Visit, client: Client): Promise<Response> {
  const { world, granted, account } = redeemable(visit, client);
  if (granted.fault === 'token-500') throw new OAuthError('server_error', 'The fault token-500 was asked for.', 500);
  granted.used = true;
  if (granted.fault === 'token-slow') await new Promise((resolve) => setTimeout(resolve, slow));
  const issuer = issuerOf(visit.url);
  const { token: idToken, jti } = await idTokenFor(world, account, granted, issuer);
  const { accountId, clientId, login } = granted;
  world.clientLogins.set(jti, { accountId, clientId, login, until: world.clock.now() + hour });
  const access = await accessFor(world, account, granted, issuer);
  const refreshToken = client.grant_types.includes('refresh_token') ? refreshTokenFor(world, granted) : undefined;
  granted.tokens = [access.access_token, ...(refreshToken ? [refreshToken] : [])];
  return json({ ...access, ...(refreshToken && { refresh_token: refreshToken }), id_token: idToken });
}

function redeemable(visit: Visit, client: Client): { world: World; granted: Authorization; account: Account } {
  const code = field(visit, 'code');
  if (!code) throw invalidRequest('code is missing: send the one that came to your redirect_uri.');
  const place = findInWorlds((world) => world.authorizationCodes.get(code));
  if (!place || place.found.clientId !== client.client_id) {
    throw invalidGrant('No such code was issued to this client. Codes are deleted when the mock restarts or is reset.');
  }
  const { world, found: granted } = place;
  if (granted.used) {
    for (const token of granted.tokens) void (world.accessTokens.delete(token) || world.refreshTokens.delete(token));
    throw invalidGrant('This code was used before: a code works once. Its tokens are withdrawn.');
  }
  if (world.clock.now() >= granted.until) throw invalidGrant('This code has expired: it lives 10 minutes.');
  if (field(visit, 'redirect_uri') !== granted.redirectUri) {
    throw invalidGrant(`redirect_uri is not the one of the authorization request, ${granted.redirectUri}.`);
  }
  checkVerifier(field(visit, 'code_verifier'), granted.challenge);
  const account = accountById(world, granted.accountId);
  if (!account) throw invalidGrant('The account of this code was deleted.');
  return { world, granted, account };
}

/** RFC 7636, section 4.6, and RFC 9700, section 2.1.1, for a verifier without a challenge. */
function checkVerifier(verifier: string, challenge: string) {
  if (verifier && !challenge) throw invalidGrant('There is a code_verifier, but the authorization request had no code_challenge.');
  if (!verifier && challenge) throw invalidGrant('code_verifier is missing: the authorization request had a code_challenge.');
  if (challenge && createHash('sha256').update(verifier).digest('base64url') !== challenge) {
    throw invalidGrant('code_verifier is not the one of the code_challenge (S256: BASE64URL(SHA256(code_verifier))).');
  }
}

const refreshLifetime = 30 * day;

/** A refresh token for the same access, valid for 30 days. */
function refreshTokenFor(world: World, { accountId, clientId, login, scope, vot }: Access): string {
  const token = crypto.randomUUID() + crypto.randomUUID();
  world.refreshTokens.set(token, { accountId, clientId, login, scope, vot, until: world.clock.now() + refreshLifetime });
  return token;
}

/** Access for a refresh token, optionally with fewer scopes (RFC 6749, section 6), without an ID token. */
async function refreshed(visit: Visit, client: Client): Promise<Response> {
  const token = field(visit, 'refresh_token');
  if (!token) throw invalidRequest('refresh_token is missing.');
  const place = findInWorlds((world) => world.refreshTokens.get(token));
  const account = place && accountById(place.world, place.found.accountId);
  if (!place || !account || place.found.clientId !== client.client_id) {
    throw invalidGrant('No such refresh token was issued to this client, or it was replaced, or its code was used again.');
  }
  const { world, found } = place;
  if (world.clock.now() >= found.until) throw invalidGrant('This refresh token has expired: it lives 30 days.');
  const scope = field(visit, 'scope') ? field(visit, 'scope').split(' ') : found.scope;
  const beyond = scope.filter((one) => !found.scope.includes(one));
  if (beyond.length > 0) throw new OAuthError('invalid_scope', `scope has ${beyond.join(', ')}, which was not granted with the code.`);
  const access = await accessFor(world, account, { ...found, scope }, issuerOf(visit.url));
  if (!settings.refreshRotation) return json(access);
  world.refreshTokens.delete(token);
  return json({ ...access, refresh_token: refreshTokenFor(world, found) });
}

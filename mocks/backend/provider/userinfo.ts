import { HttpResponse } from 'msw';
import type { Account, Visit, World } from '../model';
import { accountById } from '../world';
import { findInWorlds } from '../worlds';
import type { Access } from './grants';
import { json, OAuthError } from './oauth-error';
import { bearerToken, clientCall } from './provider-route';
import { issuerOf } from './settings';
import { claimsByScope, overridden, subjectOf } from './tokens';

/** The longest metadata that a client may store about a user. */
const longest = 1024;

/** The UserInfo endpoint (OpenID Connect Core 5.3), and NHS login's client metadata of an account. */
export const userinfoRoutes = [
  clientCall('GET /userinfo', userinfo),
  clientCall('POST /userinfo', userinfo),
  clientCall('PATCH /userinfo', (visit) => {
    const { account, access } = bearer(visit);
    if (!access.scope.includes('client_metadata')) {
      throw new OAuthError('insufficient_scope', 'The access token has no scope client_metadata: ask for it at /authorize.', 403);
    }
    storeMetadata(account, access.clientId, visit.body.client_user_metadata);
    return new HttpResponse(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  }),
];

function userinfo(visit: Visit): Response {
  const { world, account, access } = bearer(visit);
  const claims = {
    iss: issuerOf(visit.url),
    aud: access.clientId,
    sub: subjectOf(account),
    ...claimsByScope(account, access.clientId, access.scope),
  };
  return json(overridden(claims, world.claimOverrides.userinfo));
}

/** An empty text deletes the metadata, and "auto" generates it. */
function storeMetadata(account: Account, clientId: string, text: unknown) {
  if (typeof text !== 'string' || text.length > longest) {
    throw new OAuthError('invalid_request', `The body is JSON with client_user_metadata, a text of at most ${longest} characters.`);
  }
  if (text === '') delete account.clientMetadata[clientId];
  else account.clientMetadata[clientId] = text === 'auto' ? crypto.randomUUID() : text;
}

/** The owner of a request's access token. Refuses an unknown or expired one. */
function bearer({ request }: Visit): { world: World; account: Account; access: Access } {
  const invalid = (description: string) => new OAuthError('invalid_token', description, 401);
  const token = bearerToken(request);
  if (!token) throw invalid('There is no access token: send it as "Authorization: Bearer" and the token.');
  const place = findInWorlds((world) => world.accessTokens.get(token));
  const account = place && accountById(place.world, place.found.accountId);
  if (!place || !account) throw invalid('This access token is not known: it was withdrawn, or the mock was reset or started again.');
  if (place.world.clock.now() >= place.found.until) throw invalid('The access token expired');
  return { world: place.world, account, access: place.found };
}

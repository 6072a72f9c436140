import { day } from '../clock';
import { field } from '../http/body';
import type { Visit, World } from '../model';
import { accountById } from '../world';
import { findInWorlds } from '../worlds';
import type { Client } from './client-metadata';
import type { Access } from './grants';
import { json, OAuthError } from './oauth-error';
import { issuerOf, settings } from './settings';
import { accessFor } from './tokens';

const lifetime = 30 * day;

/** A refresh token for the same access, valid for 30 days. */
export function refreshTokenFor(world: World, { accountId, clientId, login, scope, vot }: Access): string {
  const token = crypto.randomUUID() + crypto.randomUUID();
  world.refreshTokens.set(token, { accountId, clientId, login, scope, vot, until: world.clock.now() + lifetime });
  return token;
}

/** Access for a refresh token, optionally with fewer scopes (RFC 6749, section 6), without an ID token. */
export async function refreshed(visit: Visit, client: Client): Promise<Response> {
  const token = field(visit, 'refresh_token');
  if (!token) throw new OAuthError('invalid_request', 'refresh_token is missing.');
  const place = findInWorlds((world) => world.refreshTokens.get(token));
  const account = place && accountById(place.world, place.found.accountId);
  if (!place || !account || place.found.clientId !== client.client_id) {
    throw new OAuthError(
      'invalid_grant',
      'No such refresh token was issued to this client, or it was replaced, or its code was used again.',
    );
  }
  const { world, found } = place;
  if (world.clock.now() >= found.until) throw new OAuthError('invalid_grant', 'This refresh token has expired: it lives 30 days.');
  const scope = field(visit, 'scope') ? field(visit, 'scope').split(' ') : found.scope;
  const beyond = scope.filter((one) => !found.scope.includes(one));
  if (beyond.length > 0) throw new OAuthError('invalid_scope', `scope has ${beyond.join(', ')}, which was not granted with the code.`);
  const access = await accessFor(world, account, { ...found, scope }, issuerOf(visit.url));
  if (!settings.refreshRotation) return json(access);
  world.refreshTokens.delete(token);
  return json({ ...access, refresh_token: refreshTokenFor(world, found) });
}

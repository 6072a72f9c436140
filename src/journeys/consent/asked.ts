import type { ClientInfo } from '@/api/client-info';
import { sharedInformation } from './shared-information';

/** A client with a display name and scopes, both of which the consent page shows. */
interface Asking extends ClientInfo {
  approved_scopes: string[];
}

/** Whether the client has what the consent page needs (spec 1, section 2, "Consent"). */
export const mayBeAsked = (client: ClientInfo | null): client is Asking =>
  client !== null && client.client_display_name !== '' && client.approved_scopes !== null && client.claims !== null;

/** Names in claims that share nothing beyond the login, and the members around names (OpenID Connect Core, 5.5). */
const ofEveryLogin = ['', 'openid', 'sub'];
const around = ['userinfo', 'id_token'];

/** Whether claims name anything to share. They may be any JSON, and their names are not known, so every other name counts. */
function nameAnything(claims: unknown): boolean {
  if (Array.isArray(claims)) return claims.some(nameAnything);
  if (typeof claims === 'object' && claims !== null)
    return Object.entries(claims).some(([name, value]) => nameAnything(around.includes(name) ? value : name));
  const names = String(claims || '').split(/\s+/);
  return names.some((name) => !ofEveryLogin.includes(name));
}

/**
 * What the consent page shows, and the claims that it sends. Undefined if the client lacks a part, or if its claims name anything and its
 * scopes describe nothing. Other differences are not found, because no contract says which scope covers a claim.
 */
export function consentFor(client: ClientInfo | null) {
  if (!mayBeAsked(client)) return undefined;
  const { approved_scopes, claims, client_display_name: name, terms_uri: terms } = client;
  const { shared, others } = sharedInformation(approved_scopes);
  const describesAny = shared.length > 0 || others;
  return describesAny || !nameAnything(claims) ? { name, terms, shared, others, describesAny, claims } : undefined;
}
export type Consent = NonNullable<ReturnType<typeof consentFor>>;

import type { ClientInfo } from '@/api/client-info';

// Everything that a client service may receive, in the order of the service's public guidance.
const items = [
  'first names',
  'last name',
  'date of birth',
  'email address',
  'phone numbers',
  'NHS number',
  'how we checked who you are',
  "GP surgery's name and address",
  'registration details for GP online services',
  'unique ID for the service you are registering for',
] as const;
type Item = (typeof items)[number];

const identity: Item[] = ['last name', 'date of birth', 'how we checked who you are'];

/** The items of each scope. `openid` shares nothing that users would call information. */
const itemsOf = new Map<string, readonly Item[]>([
  ['openid', []],
  ['profile', [...identity, 'NHS number']],
  ['basic_demographics', identity],
  ['profile_extended', ['first names']],
  ['email', ['email address']],
  ['phone', ['phone numbers']],
  ['landline', ['phone numbers']],
  ['gp_registration_details', ["GP surgery's name and address"]],
  ['gp_integration_credentials', ["GP surgery's name and address", 'registration details for GP online services']],
  ['nhs_app_credentials', ['registration details for GP online services']],
  ['client_metadata', ['unique ID for the service you are registering for']],
]);

/**
 * Describes the approved scopes, each item once, in a fixed order (spec 1, section 2, "Consent"). `others`: a scope has no description
 * here, and the client must explain it. Users should not agree to something that the page omits.
 */
export function sharedInformation(approvedScopes: readonly string[]): { shared: readonly Item[]; others: boolean } {
  const shared = new Set(approvedScopes.flatMap((scope) => itemsOf.get(scope) ?? []));
  return { shared: items.filter((item) => shared.has(item)), others: approvedScopes.some((scope) => !itemsOf.has(scope)) };
}

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

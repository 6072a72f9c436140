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

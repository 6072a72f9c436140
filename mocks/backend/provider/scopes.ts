import { OAuthError } from './oauth-error';

/** The scopes of NHS login (docs/clients.md cites the source), and the claims that each grants. */
export const claimsOfScope: Readonly<Record<string, readonly string[]>> = {
  openid: [],
  profile: ['nhs_number', 'family_name', 'birthdate', 'identity_proofing_level'],
  basic_demographics: ['family_name', 'birthdate', 'identity_proofing_level'],
  profile_extended: ['given_name'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified', 'phone_number_pds_matched'],
  landline: ['landline_number', 'landline_number_verified'],
  gp_registration_details: ['gp_registration_details'],
  gp_integration_credentials: ['gp_integration_credentials'],
  client_metadata: ['client_user_metadata'],
  nhs_app_credentials: [],
};

export const scopesSupported = Object.keys(claimsOfScope).toSorted();

/** The known scopes of a text, without duplicates. */
export function knownScopes(text: unknown): string[] {
  const scopes = String(text ?? '').split(' ');
  return [...new Set(scopes)].filter((scope) => Object.hasOwn(claimsOfScope, scope));
}

/** The scopes of an authorization request. Refuses those that the client may not have, and ignores unknown ones. */
export function requestedScopes(text: unknown, allowed: readonly string[]): string[] {
  const scopes = knownScopes(text);
  if (!scopes.includes('openid')) {
    throw new OAuthError('invalid_scope', 'scope has no "openid": send a list with spaces, such as "openid profile email".');
  }
  const beyond = scopes.filter((scope) => !allowed.includes(scope));
  const has = `This client is registered for "${allowed.join(' ')}".`;
  if (beyond.length > 0) throw new OAuthError('invalid_scope', `scope has ${beyond.join(', ')}, which the client may not ask for. ${has}`);
  if (scopes.includes('profile') && scopes.includes('basic_demographics')) {
    throw new OAuthError('invalid_scope', 'scope has both profile and basic_demographics: ask for one of them.');
  }
  return scopes;
}

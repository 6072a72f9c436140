/** The answer of /client-info for the example service: its scopes, and the claims that its users agree to share. */
export const exampleClient = {
  client_id: 'example-health-service',
  client_display_name: 'Example health service',
  client_homepage_url: 'https://www.example.com',
  terms_uri: 'https://www.example.com/terms',
  approved_scopes: ['openid', 'profile', 'profile_extended', 'email', 'phone', 'gp_registration_details'],
  claims: ['given_name', 'family_name', 'birthdate', 'email', 'phone_number', 'nhs_number', 'identity_proofing_level', 'gp_ods_code'],
};

/** The only redirect URI of this client, on the origin that serves the mock. */
const callbackPath = '/mock/callback';
export const callbackAddress = (origin: string): string => `${origin}${callbackPath}`;

/** The example service's authorization request (OpenID Connect Core 3.1.2.1). `vtr`: the JSON text of RFC 8485's vectors. */
export const authorizationRequest = (origin: string, vtr: string) => ({
  client_id: exampleClient.client_id,
  redirect_uri: callbackAddress(origin),
  response_type: 'code',
  scope: exampleClient.approved_scopes.join(' '),
  state: crypto.randomUUID() as string,
  nonce: crypto.randomUUID() as string,
  vtr,
});

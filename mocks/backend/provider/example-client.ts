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

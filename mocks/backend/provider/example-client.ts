/** The answer of /client-info for the example service: which scopes it may ask for, and which claims its users agree to share. */
export const exampleClient = {
  client_id: 'example-health-service',
  client_display_name: 'Example health service',
  client_homepage_url: 'https://www.example.com',
  terms_uri: 'https://www.example.com/terms',
  approved_scopes: ['openid', 'profile', 'profile_extended', 'email', 'phone', 'gp_registration_details'],
  claims: ['given_name', 'family_name', 'birthdate', 'email', 'phone_number', 'nhs_number', 'identity_proofing_level', 'gp_ods_code'],
};

/** The only address that this client may be sent back to, on the origin that serves the mock. */
const callbackPath = '/mock/callback';
export const callbackAddress = (origin: string): string => `${origin}${callbackPath}`;

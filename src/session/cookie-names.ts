/** The cookies of the contract, by what they hold. */
export const cookieNames = {
  authorization: 'nhs-authorization-cookie',
  identityToken: 'id_token',
  identityTokenOwner: 'id_token_owner',
  rememberedDevice: 'remember_my_device',
  preference: 'cookiePreference',
  firewall: 'aws-waf-token',
} as const;

/** The one optional cookie that this app writes: not among those that a refusal spares. */
export const visitorIdCookie = 'nhs_login_visitor_id';

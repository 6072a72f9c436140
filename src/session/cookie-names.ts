/** The cookies of the contract, by content. */
export const cookieNames = {
  authorization: 'nhs-authorization-cookie',
  identityToken: 'id_token',
  rememberedDevice: 'remember_my_device',
  preference: 'cookiePreference',
  firewall: 'aws-waf-token',
} as const;

/** The only optional cookie that this app writes. Separate from the others because rejecting cookies removes it. */
export const visitorIdCookie = 'nhs_login_visitor_id';

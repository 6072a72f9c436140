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

/** JSON with a literal quote is not percent-encoded: a `%` in it belongs to one of its values. */
const plainJson = /^(j:)?\{\s*\\?"/;

function decode(value: string): string | undefined {
  try {
    const text = value.replace(/^"(.*)"$/, '$1');
    return plainJson.test(text) ? text : text.replace(/(%[\dA-F]{2})+/gi, decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The values of all cookies with this name, as written. Throws if cookies are blocked. */
export const rawCookies = (name: string): string[] =>
  document.cookie.split('; ').flatMap((cookie) => (cookie.startsWith(`${name}=`) ? [cookie.slice(name.length + 1)] : []));

/**
 * The values of all cookies with this name that decode. Cookies of one name may differ in domain and path (RFC 6265, 5.3), and a host of
 * the same parent domain may have written one of them. Empty if cookies are blocked. Does not use js-cookie, because the inline script of
 * each document contains this function.
 */
export function readCookies(name: string): string[] {
  try {
    return rawCookies(name).flatMap((value) => decode(value) ?? []);
  } catch {
    return [];
  }
}

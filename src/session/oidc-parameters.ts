import { readFlag, readText } from './read-value';

/** The client service's request, passed unchanged to the auth API. */
export type OidcParameters = Record<string, unknown>;

/** The parameters on arrival, by source. */
export interface Parameters {
  fromCookie: OidcParameters;
  fromAddress: OidcParameters;
}

/** The parameters of an address. Empty if the address names another client than the cookie, because anyone can write an address. */
export const fitting = ({ fromAddress, fromCookie }: Parameters): OidcParameters =>
  fromAddress.client_id === undefined ||
  fromCookie.client_id === undefined ||
  readText(fromAddress.client_id) === readText(fromCookie.client_id)
    ? fromAddress
    : {};

/** Only an explicit false hides registration. */
export const allowsRegistration = (oidc: OidcParameters) => readFlag(oidc.allow_registration) !== false;

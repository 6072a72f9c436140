import { readFlag, readText } from './read-value';

/** The client service's request, passed unchanged to the auth API. */
export type OidcParameters = Record<string, unknown>;

/** The parameters that a document has at its start, by where they are from. */
export interface Parameters {
  fromCookie: OidcParameters;
  fromAddress: OidcParameters;
}

/** The parameters of an address; none if it names another client than the cookie: anyone can write an address. */
export const fitting = ({ fromAddress, fromCookie }: Parameters): OidcParameters =>
  fromAddress.client_id === undefined ||
  fromCookie.client_id === undefined ||
  readText(fromAddress.client_id) === readText(fromCookie.client_id)
    ? fromAddress
    : {};

/** Nothing but a clear no hides registration. */
export const allowsRegistration = (oidc: OidcParameters) => readFlag(oidc.allow_registration) !== false;

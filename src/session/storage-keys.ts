// Has no imports, because the build reads these keys too.

/** The localStorage key for the session and client that the identity token belongs to. */
export const tokenOwnerKey = 'nhs-login-token-owner';

/** The sessionStorage key for the redirect round trips of this tab. */
export const roundTripsKey = 'nhs-login-detours';

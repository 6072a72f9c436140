// Without imports: the build reads them too.

/** The key in localStorage of the mark beside the identity token: for which session and client it is. */
export const tokenOwnerKey = 'nhs-login-token-owner';

/** The key in sessionStorage of the detours that this tab has taken. */
export const detoursKey = 'nhs-login-detours';

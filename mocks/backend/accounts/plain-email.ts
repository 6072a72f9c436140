/** The lookup key of an address: lower case, trimmed. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** An address as accounts are found by: in small letters, without space around it. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** The digits after the mask of a phone number. Undefined if it ends in none. */
export const lastDigits = (masked: string | null): string | undefined => /\d{2,4}$/.exec(masked ?? '')?.[0];

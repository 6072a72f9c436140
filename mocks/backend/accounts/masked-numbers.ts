import type { OtpMethod } from '../model';

/** A phone number by the channel of its codes. */
export type PhoneNumbers = Record<OtpMethod, string | null>;

/** The numbers of an account as a page may show them: the last four digits only. */
export function maskedNumbers({ mobile, landline }: PhoneNumbers): { phone_number?: string; landline_number?: string } {
  return { ...(mobile && { phone_number: masked(mobile) }), ...(landline && { landline_number: masked(landline) }) };
}

const masked = (number: string): string => '•••••••' + number.replaceAll(' ', '').slice(-4);

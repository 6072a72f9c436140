import { securityCodeSent } from '@/state/events';
import { visit } from './visit';

/** Phone numbers as the server masks them. */
export const mobile = '•••••••0338';
export const landline = '•••••••0456';

/** Opens a page as a user who has given the password, with these masked numbers. */
export const openWithNumbers = (path: string, phone_number: string | null, landline_number: string | null) =>
  visit(path, { persona: 'both', upTo: 'password', events: [securityCodeSent({ phone_number, landline_number })] });

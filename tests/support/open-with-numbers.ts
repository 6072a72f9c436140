import { securityCodeSent } from '@/state/events';
import { signInAs } from '../../mocks/server';
import { visit } from './visit';

/** Phone numbers as the server hides them. */
export const mobile = '•••••••0338';
export const landline = '•••••••0456';

/** Somebody who has given their password, and of whose phones this is known, opens a page. */
export const openWithNumbers = (path: string, phone_number: string | null, landline_number: string | null) => {
  signInAs('both', { upTo: 'password' });
  return visit(path, { events: [securityCodeSent({ phone_number, landline_number })] });
};

import { inOtherBrowser, otherBrowser } from '../shared';
import type { Screen } from '../variant';
import { asked, notAllowed, onArrival } from './shared';

const exists = {
  heading: 'This email address has an account',
  says: [
    'There is already an account for this email address.',
    'If it is yours, log in.',
    'If it is not yours, or you share this email address, use a different email address.',
  ],
} as const;

export default {
  usual: {
    ...exists,
    ...asked,
    label: 'the email address is known',
    persona: 'mobile',
    says: ['There is already an account for mobile@example.com.', ...exists.says.slice(1), 'Log in', 'Reset your password'],
  },
  'email-unknown': { ...exists, ...onArrival, says: [...exists.says, 'Log in', 'Reset your password'] },
  'not-allowed': { ...exists, label: notAllowed.label, says: exists.says.slice(0, 2), progress: 'arrival', oidc: notAllowed.oidc },
  'other-browser': { ...exists, ...inOtherBrowser, says: [otherBrowser] },
} as const satisfies Screen;

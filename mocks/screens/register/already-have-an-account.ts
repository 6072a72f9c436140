import { screenInAnyBrowser } from '../shared';
import { asked, notAllowed, onArrival } from './shared';

const exists = {
  heading: 'This email address has an account',
  shows: [
    'There is already an account for this email address.',
    'If it is yours, log in.',
    'If it is not yours, or you share this email address, use a different email address.',
  ],
} as const;

export default screenInAnyBrowser({
  all: exists,
  usual: {
    ...asked,
    label: 'the email address is known',
    persona: 'mobile',
    shows: ['There is already an account for mobile@example.com.', ...exists.shows.slice(1), 'Log in', 'Reset your password'],
  },
  'email-unknown': { ...onArrival, shows: [...exists.shows, 'Log in', 'Reset your password'] },
  'not-allowed': { label: notAllowed.label, shows: exists.shows.slice(0, 2), progress: 'arrival', oidc: notAllowed.oidc },
});

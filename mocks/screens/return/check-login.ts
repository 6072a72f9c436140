import { spinner } from '../shared';
import { emailAgain } from '../sign-in/shared';
import type { Screen } from '../variant';
import { solved } from './shared';

export default {
  ...spinner({ heading: 'Taking you back to log in', progress: 'password', ...solved }, 'verify-waf-token', emailAgain),
  'email-first': {
    label: 'the email address was entered first: opens the password page',
    heading: 'Enter your password',
    progress: 'password',
  },
  'email-and-password': {
    label: 'both are entered on one page: opens it',
    heading: 'Log In to Example health service',
    progress: 'arrival',
  },
} as const satisfies Screen;

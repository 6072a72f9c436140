import { detailsNotChecked, spinner } from '../shared';
import { emailAgain, wrongFormat } from '../sign-in/shared';
import type { Screen } from '../variant';

const account = { heading: 'Checking your account', progress: 'password' } as const;

export default {
  ...spinner(account, 'account-status', emailAgain, detailsNotChecked),
  'email-not-known': { label: 'no email address: opens the entry screen', heading: 'Enter your email address', progress: 'arrival' },
  'email-refused': {
    label: 'the server refuses the email address: opens the page with its field',
    heading: 'Enter your email address',
    says: wrongFormat,
    progress: 'password',
    answers: ['account-status.invalid-email'],
  },
} as const satisfies Screen;

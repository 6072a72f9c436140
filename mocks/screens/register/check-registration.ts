import { detailsNotChecked, spinner } from '../shared';
import { emailAgain, wrongFormat } from '../sign-in/shared';
import type { Screen } from '../variant';

const registering = { progress: 'password', persona: 'new-user' } as const;

export default {
  ...spinner({ ...registering, heading: 'Checking your email address' }, 'validate-email', emailAgain, detailsNotChecked),
  'email-not-known': {
    label: 'no email address: opens the page with its field',
    heading: 'What is your email address?',
    progress: 'arrival',
  },
  'email-refused': {
    ...registering,
    label: 'the server refuses the email address: opens the page with its field',
    heading: 'What is your email address?',
    says: wrongFormat,
    answers: ['validate-email.invalid-email'],
  },
} as const satisfies Screen;

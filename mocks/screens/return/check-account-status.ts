import { detailsNotChecked, screen, spinner } from '../shared';
import { emailAgain, wrongFormat } from '../sign-in/shared';

export default screen({
  all: { heading: 'Checking your account', progress: 'password' },
  ...spinner('account-status', emailAgain, detailsNotChecked),
  'email-not-known': { label: 'no email address: opens the entry screen', heading: 'Enter your email address', progress: 'arrival' },
  'email-refused': {
    label: 'the server refuses the email address: opens the page with its field',
    heading: 'Enter your email address',
    says: wrongFormat,
    answers: ['account-status.invalid-email'],
  },
});

import { detailsNotChecked, screen, spinner } from '../shared';
import { emailAgain, wrongFormat } from '../sign-in/shared';
import { askedForEmail } from './shared';

export default screen({
  all: { heading: 'Checking your email address', progress: 'password', persona: 'new-user' },
  ...spinner('validate-email', emailAgain, detailsNotChecked),
  'email-not-known': { ...askedForEmail, label: 'no email address: opens the page with its field' },
  'email-refused': {
    label: 'the server refuses the email address: opens the page with its field',
    heading: 'What is your email address?',
    says: wrongFormat,
    answers: ['validate-email.invalid-email'],
  },
});

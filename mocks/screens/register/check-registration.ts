import { detailsNotChecked, screen, spinner } from '../shared';
import { emailAgain, emailRefused } from '../sign-in/shared';
import { askedForEmail } from './shared';

export default screen({
  all: { heading: 'Checking your email address', progress: 'password', persona: 'new-user' },
  ...spinner('validate-email', emailAgain, detailsNotChecked),
  'email-not-known': { ...askedForEmail, label: 'no email address: opens the page with its field' },
  'email-refused': emailRefused('What is your email address?', 'validate-email.invalid-email'),
});

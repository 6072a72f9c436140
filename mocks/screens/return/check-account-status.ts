import { detailsNotChecked, screen, spinner } from '../shared';
import { emailAgain, emailRefused } from '../sign-in/shared';

export default screen({
  all: { heading: 'Checking your account', progress: 'password' },
  ...spinner('account-status', emailAgain, detailsNotChecked),
  'email-not-known': { label: 'no email address: opens the entry screen', heading: 'Enter your email address', progress: 'arrival' },
  'email-refused': emailRefused('Enter your email address', 'account-status.invalid-email'),
});

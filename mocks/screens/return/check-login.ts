import { screen, sharing, spinner } from '../shared';
import { emailAgain } from '../sign-in/shared';
import { solved } from './shared';

export default screen({
  all: { heading: 'Taking you back to log in', progress: 'password' },
  ...sharing(solved, spinner('verify-waf-token', emailAgain)),
  'email-first': { label: 'the email address was entered first: opens the password page', heading: 'Enter your password' },
  'email-and-password': {
    label: 'both are entered on one page: opens it',
    heading: 'Log In to Example health service',
    progress: 'arrival',
  },
});

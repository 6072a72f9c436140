import { hasAccount } from '../proofing-answers';
import { screen, submits, unanswered } from '../shared';
import { accountNotKnown, severalFound } from './shared';

export default screen({
  all: { ...hasAccount('duplicate'), heading: 'We found your email address' },
  usual: {
    shows: [
      'The email address linked to your account is ex••••••@example.com.',
      'Log in with it to use your existing account.',
      'I do not have access to this email address (opens in a new tab)',
    ],
  },
  ...unanswered('redirect-to-authorize', [submits]),
  ...accountNotKnown([submits]),
  several: { ...severalFound, label: 'there are two: opens the page for several' },
});

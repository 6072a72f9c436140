import { hasAccount } from '../proofing-answers';
import { submits, unanswered } from '../shared';
import type { Screen } from '../variant';
import { accountNotKnown, severalFound } from './shared';

const oneFound = { ...hasAccount('duplicate'), heading: 'We found your email address' } as const;

export default {
  usual: {
    ...oneFound,
    label: 'as most people see it',
    says: [
      'The email address linked to your account is ex••••••@example.com.',
      'Log in with it to use your existing account.',
      'I do not have access to this email address (opens in a new tab)',
    ],
  },
  ...unanswered(oneFound, 'redirect-to-authorize', [submits]),
  ...accountNotKnown(oneFound, [submits]),
  several: { ...severalFound, label: 'there are two: opens the page for several' },
} as const satisfies Screen;

import { unanswered } from '../shared';
import type { Screen } from '../variant';
import { accountNotKnown, reminder } from './shared';

export default {
  usual: {
    ...reminder,
    says: [
      'Check your email for our reminder.',
      'Enter the email address we sent the reminder to.',
      'If you cannot find it, check your spam or junk folder.',
      'Request a new reminder',
      'Log in with your existing account',
    ],
  },
  ...unanswered(reminder, 'duplicate-email', [{ click: 'Request a new reminder' }]),
  ...accountNotKnown(reminder, [{ click: 'Request a new reminder' }]),
} as const satisfies Screen;

import { screen, unanswered } from '../shared';
import { accountNotKnown, reminder } from './shared';

export default screen({
  all: reminder,
  usual: {
    shows: [
      'Check your email for our reminder.',
      'Enter the email address we sent the reminder to.',
      'If you cannot find it, check your spam or junk folder.',
      'Request a new reminder',
      'Log in with your existing account',
    ],
  },
  ...unanswered('duplicate-email', [{ click: 'Request a new reminder' }]),
  ...accountNotKnown([{ click: 'Request a new reminder' }]),
});

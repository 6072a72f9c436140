import { after, emailErrors, screenInSession, submits, unanswered } from '../shared';
import { email } from './shared';

/** The page on which a user requests a reset link. */
export default screenInSession({
  all: { heading: 'Forgot password', progress: 'arrival' },
  usual: { shows: ["Enter the email address you log in with. We'll send you a link to reset your password."] },
  'email-known': { label: 'the email address is known', progress: 'password' },
  'nothing-typed': after('sent empty', [submits], ['Enter your email address']),
  ...emailErrors({ answers: ['forgot-password.invalid-email'] }),
  ...unanswered('forgot-password', [{ type: email, into: 'Email address' }, submits]),
});

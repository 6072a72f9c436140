import { newPassword, screen, sessionEnds, submits } from '../shared';
import { asked, askedForEmail, notAllowed } from './shared';

export default screen({
  all: { ...asked, heading: 'Create a password' },
  usual: {
    shows: [
      'Password must have at least 8 characters and a capital letter',
      'By continuing you agree to our terms and conditions and confirm that you have read our privacy notice.',
    ],
  },
  ...sessionEnds('started'),
  ...newPassword('register', 'Password', submits),
  'email-unknown': askedForEmail,
  'not-allowed': notAllowed,
});

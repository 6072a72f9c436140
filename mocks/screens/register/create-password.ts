import { goodPassword, screen, sessionEnds, submits, unanswered, wrongPasswords } from '../shared';
import { asked, askedForEmail, notAllowed } from './shared';

const typedPassword = (typed: string) => [{ type: typed, into: 'Password' }, submits] as const;

export default screen({
  all: { ...asked, heading: 'Create a password' },
  usual: {
    says: [
      'Password must have at least 8 characters and a capital letter',
      'By continuing you agree to our terms and conditions and confirm that you have read our privacy notice.',
    ],
  },
  ...sessionEnds('started'),
  'password-shown': {
    label: 'the password can be read',
    says: ['Your password is visible'],
    does: [{ type: goodPassword, into: 'Password' }, { click: 'Show password' }],
  },
  'nothing-typed': { label: 'sent empty', says: ['Enter a password'], does: [submits] },
  format: { label: 'no capital letter', says: wrongPasswords.format.slice(1), does: typedPassword(wrongPasswords.format[0]) },
  'too-long': { label: 'too long', says: [wrongPasswords.long[1]], does: typedPassword(wrongPasswords.long[0]) },
  refused: {
    label: 'a password that the server does not take',
    says: wrongPasswords.format.slice(1),
    answers: ['register.invalid-password'],
    does: typedPassword(goodPassword),
  },
  ...unanswered('register', [...typedPassword(goodPassword)]),
  'email-unknown': askedForEmail,
  'not-allowed': notAllowed,
});

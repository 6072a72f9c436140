import { goodPassword, sessionEnds, submits, unanswered, wrongPasswords } from '../shared';
import type { Screen } from '../variant';
import { asked, askedForEmail, notAllowed } from './shared';

const password = { ...asked, heading: 'Create a password' } as const;
const typedPassword = (typed: string) => [{ type: typed, into: 'Password' }, submits] as const;

export default {
  usual: {
    ...password,
    label: 'as most people see it',
    says: [
      'Password must have at least 8 characters and a capital letter',
      'By continuing you agree to our terms and conditions and confirm that you have read our privacy notice.',
    ],
  },
  ...sessionEnds(password),
  'password-shown': {
    ...password,
    label: 'the password can be read',
    says: ['Your password is visible'],
    does: [{ type: goodPassword, into: 'Password' }, { click: 'Show password' }],
  },
  'nothing-typed': { ...password, label: 'sent empty', says: ['Enter a password'], does: [submits] },
  format: { ...password, label: 'no capital letter', says: wrongPasswords.format.slice(1), does: typedPassword(wrongPasswords.format[0]) },
  'too-long': { ...password, label: 'too long', says: [wrongPasswords.long[1]], does: typedPassword(wrongPasswords.long[0]) },
  refused: {
    ...password,
    label: 'a password that the server does not take',
    says: wrongPasswords.format.slice(1),
    answers: ['register.invalid-password'],
    does: typedPassword(goodPassword),
  },
  ...unanswered(password, 'register', [...typedPassword(goodPassword)]),
  'email-unknown': askedForEmail,
  'not-allowed': notAllowed,
} as const satisfies Screen;

import { goodPassword, inOtherBrowser, screen, unanswered, wrongPasswords } from '../shared';
import { expired, linkQuery, notWorking, toMobile, usedLinkQuery } from './shared';

const submits = { click: 'Reset password' } as const;
const types = (typed: string) => [{ type: typed, into: 'New password' }, submits] as const;
const malformed = { ...notWorking, query: undefined, logs: 'Reset password link is malformed' } as const;

export default screen({
  all: { heading: 'Choose a new password', progress: 'arrival', query: linkQuery },
  usual: {
    label: 'a link that works',
    says: [
      "You'll use this password to log in to Example health service with NHS login.",
      'Password must have at least 8 characters and a capital letter',
    ],
  },
  'after-firewall': {
    heading: 'Open your link again',
    label: 'after the puzzle of the firewall: the link is kept nowhere',
    says: ['For your security, open the link in your email again.', 'Get a new link'],
    query: undefined,
    returnedFrom: 'confirm-change-password:firewall',
  },
  reloaded: {
    heading: 'Open your link again',
    label: 'loaded again: the link is kept nowhere',
    says: ['For your security, open the link in your email again.', 'Get a new link'],
    query: '',
    state: { linkTaken: true },
  },
  'other-browser': { ...inOtherBrowser, says: ["You'll use this password to log in to websites and apps with NHS login."] },
  'second-attempt': { label: 'second attempt: this link has reset the password already', query: usedLinkQuery },
  'password-shown': {
    label: 'the password can be read',
    says: ['Your password is visible'],
    does: [{ type: goodPassword, into: 'New password' }, { click: 'Show password' }],
  },
  'nothing-typed': { label: 'sent empty', says: ['Enter a password'], does: [submits] },
  format: { label: 'no capital letter', says: wrongPasswords.format.slice(1), does: types(wrongPasswords.format[0]) },
  'too-long': { label: 'too long', says: [wrongPasswords.long[1]], does: types(wrongPasswords.long[0]) },
  refused: {
    label: 'a password that the server does not take',
    says: wrongPasswords.format.slice(1),
    answers: ['confirm-change-password.invalid-password'],
    does: types(goodPassword),
  },
  ...unanswered('confirm-change-password', [...types(goodPassword)]),
  expired: {
    ...expired,
    label: 'a link that is too old',
    says: [...expired.says, 'We sent it to mobile@example.com.'],
    query: `${toMobile}&code=123456&expiry=1700000000000`,
  },
  malformed: { ...malformed, label: 'a link that was cut off', query: `${toMobile}&code=123456` },
  'no-link': { ...malformed, label: 'loaded again, without the link' },
});

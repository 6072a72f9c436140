import { inOtherBrowser, newPassword, screen } from '../shared';
import { expired, linkQuery, notWorking, toMobile, usedLinkQuery } from './shared';

const malformed = { ...notWorking, query: undefined, logs: 'Reset password link is malformed' } as const;

export default screen({
  all: { heading: 'Choose a new password', progress: 'arrival', query: linkQuery },
  usual: {
    label: 'a link that works',
    shows: [
      "You'll use this password to log in to Example health service with NHS login.",
      'Password must have at least 8 characters and a capital letter',
    ],
  },
  'after-firewall': {
    heading: 'Open your link again',
    label: 'after the puzzle of the firewall: the link is kept nowhere',
    shows: ['For your security, open the link in your email again.', 'Get a new link'],
    query: undefined,
    returnedFrom: 'confirm-change-password:firewall',
  },
  reloaded: {
    heading: 'Open your link again',
    label: 'loaded again: the link is kept nowhere',
    shows: ['For your security, open the link in your email again.', 'Get a new link'],
    query: '',
    state: { linkTaken: true },
  },
  'other-browser': { ...inOtherBrowser, shows: ["You'll use this password to log in to websites and apps with NHS login."] },
  'second-attempt': { label: 'second attempt: this link has reset the password already', query: usedLinkQuery },
  ...newPassword('confirm-change-password', 'New password', { click: 'Reset password' }),
  expired: {
    ...expired,
    label: 'a link that is too old',
    shows: [...expired.shows, 'We sent it to mobile@example.com.'],
    query: `${toMobile}&code=123456&expiry=1700000000000`,
  },
  malformed: { ...malformed, label: 'a link that was cut off', query: `${toMobile}&code=123456` },
  'no-link': { ...malformed, label: 'loaded again, without the link' },
});

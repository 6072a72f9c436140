import { lockStarted, resetLinkSent } from '../../src/state/deadline-events';
import { emailEntered } from '../../src/state/events';
import { minute } from '../backend/clock';
import { lock } from '../backend/locks';
import { sendResetLink } from '../backend/recovery/reset-link';
import { emailOf } from '../people/personas';
import { clientKnown, elsewhere, goodPassword, helpCode, otherBrowser, ownAccount, toClient, unanswered, wrongPasswords } from './shared';
import type { Address, Here, Screen, Variant } from './variant';

const submits = { press: 'Reset password' } as const;
const types = (typed: string) => [{ type: typed, into: 'New password' }, submits] as const;

/** Emails a link and answers its query. */
function emailed({ world, account }: Pick<Here, 'world' | 'account'>) {
  sendResetLink(world, ownAccount({ account }), 'Use this link to choose a new password. It works for 1 hour.');
  return world.inbox[0]?.link?.replace(/^[^?]*/, '') ?? '';
}
/** The same, of a link with which the password was reset. */
function used(here: Pick<Here, 'world' | 'account'>) {
  const query = emailed(here);
  const account = ownAccount(here);
  account.usedResetCodes.push(account.reset?.code ?? '');
  account.reset = undefined;
  return query;
}
const choose = { heading: 'Choose a new password', progress: 'arrival', query: emailed } as const satisfies Omit<Variant, 'label'>;

const expired = { heading: 'This link has expired', says: ['It has been more than 1 hour since it was sent.'] } as const;
const notWorking = {
  heading: 'This link does not work',
  says: [
    'you mistyped the link, or did not copy all of it',
    'Select the link in our email, or copy all of it. You can also ask for a new one.',
  ],
} as const;
const malformed = { ...notWorking, progress: 'arrival', logs: 'Reset password link is malformed' } as const;

const emailSent = {
  heading: 'Check your email',
  progress: 'arrival',
  happened: [emailEntered(emailOf('mobile'))],
  world: emailed as (here: Here) => void,
  says: [
    'If there is an account linked to mobile@example.com, we have sent a link to it. Use the link to reset your password.',
    'The link expires after 1 hour.',
    'If you cannot find the email, check your spam or junk folder.',
  ],
} as const satisfies Omit<Variant, 'label'>;
const notAsked = {
  heading: emailSent.heading,
  says: ["To reset your password, you need a link. We'll send it to your email address. The link expires after 1 hour."],
} as const;
const success = { heading: 'You have reset your password for NHS login', says: ['You can now log in with your new password.'] } as const;
const linkUsed = {
  heading: 'You have already reset your password',
  says: ['You have used this link. Log in with the password you chose.'],
} as const;
const tooOften = 'You have tried to reset your password too many times.';
const locked = {
  heading: 'You cannot continue',
  progress: 'arrival',
  says: [`${tooOften} Please wait before you try again.`, helpCode],
  happened: [lockStarted('reset')],
  world: (here) => lock(ownAccount(here).resetTries, here.now),
} as const satisfies Omit<Variant, 'label'>;

const here = { label: 'in the browser of the login', progress: 'arrival' } as const;
const toMobile = '?username=mobile%40example.com';

/** A password that was forgotten (spec 2, section 2, "Password reset"). */
export const resetPasswordScreens = {
  '/reset/new-password': {
    usual: {
      ...choose,
      label: 'a link that works',
      says: [
        "You'll use this password to log in to Example health service with NHS login.",
        'Use at least 8 characters, with at least 1 capital letter',
      ],
    },
    'after-firewall': {
      heading: 'Open your link again',
      label: 'after the puzzle of the firewall: the link is kept nowhere',
      says: ['For your security, open the link in your email again.', 'Get a new link'],
      progress: 'arrival',
      returnedFrom: 'confirm-change-password:firewall',
    },
    reloaded: {
      heading: 'Open your link again',
      label: 'loaded again: the link is kept nowhere',
      says: ['For your security, open the link in your email again.', 'Get a new link'],
      progress: 'arrival',
      query: '',
      state: { linkTaken: true },
    },
    'other-browser': {
      ...choose,
      ...elsewhere,
      progress: undefined,
      says: ["You'll use this password to log in to websites and apps with NHS login."],
    },
    'second-attempt': { ...choose, label: 'second attempt: this link has reset the password already', query: used },
    'password-shown': {
      ...choose,
      label: 'the password can be read',
      says: ['Your password is visible'],
      does: [{ type: goodPassword, into: 'New password' }, { press: 'Show password' }],
    },
    'nothing-typed': { ...choose, label: 'sent empty', says: ['Enter a password'], does: [submits] },
    format: { ...choose, label: 'no capital letter', says: wrongPasswords.format.slice(1), does: types(wrongPasswords.format[0]) },
    'too-long': { ...choose, label: 'too long', says: [wrongPasswords.long[1]], does: types(wrongPasswords.long[0]) },
    refused: {
      ...choose,
      label: 'a password that the server does not take',
      says: wrongPasswords.format.slice(1),
      answers: ['confirm-change-password.invalid-password'],
      does: types(goodPassword),
    },
    ...unanswered(choose, 'confirm-change-password', [...types(goodPassword)]),
    expired: {
      ...expired,
      label: 'a link that is too old',
      progress: 'arrival',
      says: [...expired.says, 'We sent it to mobile@example.com.'],
      query: `${toMobile}&code=123456&expiry=1700000000000`,
    },
    malformed: { ...malformed, label: 'a link that was cut off', query: `${toMobile}&code=123456` },
    'no-link': { ...malformed, label: 'loaded again, without the link' },
  },
  '/reset/check-email': {
    usual: { ...emailSent, label: 'as most people see it' },
    'sent-just-now': {
      ...emailSent,
      label: 'the link was sent just now',
      says: ['The link expires after 1 hour. It works until'],
      happened: [emailEntered(emailOf('mobile')), resetLinkSent()],
    },
    'second-attempt': {
      ...emailSent,
      label: 'second attempt: of two links only the newer works',
      world: (arrived) => [1, 2].forEach(() => emailed(arrived)),
    },
    'email-unknown': { ...notAsked, ...elsewhere, says: [...notAsked.says, otherBrowser] },
    'not-asked': { ...notAsked, label: 'opened from the terms', progress: 'arrival', says: [...notAsked.says, 'Get a link'] },
  },
  '/reset/success': { usual: { ...success, ...here }, 'other-browser': { ...success, ...elsewhere, says: [otherBrowser] } },
  '/reset/link-used': {
    usual: { ...linkUsed, ...here, world: used as (arrived: Here) => void },
    'other-browser': { ...linkUsed, ...elsewhere, says: [otherBrowser] },
  },
  '/reset/link-not-working': {
    usual: { ...notWorking, ...here, says: [...notWorking.says, 'Get a new link'] },
    'other-browser': { ...notWorking, ...elsewhere, says: [otherBrowser] },
  },
  '/reset/link-expired': {
    usual: { ...expired, ...here, says: [...expired.says, 'We sent it to mobile@example.com.', 'Get a new link'], query: toMobile },
    'email-unknown': { ...expired, label: 'the email address is not known', progress: 'arrival' },
    'other-browser': {
      ...expired,
      ...elsewhere,
      says: [
        "To get a new link, go back to the website or app that you want to use and log in. Then select 'Forgot password'.",
        'Get help with NHS login (opens in a new tab)',
      ],
      query: toMobile,
    },
  },
  '/reset/attempts-exceeded': {
    usual: {
      ...locked,
      label: 'locked just now',
      says: [...locked.says, 'You can try again at', '(in about 15 minutes).', 'Get help with NHS login (opens in a new tab)'],
    },
    'locked-for-9-minutes': {
      ...locked,
      label: 'locked for 9 more minutes',
      says: [...locked.says, '(in about 9 minutes).'],
      later: 6 * minute,
    },
    over: { ...locked, label: 'the lock is over', says: [tooOften, 'You can try again now', 'Try again'], later: 15 * minute },
    'other-browser': {
      ...locked,
      ...elsewhere,
      progress: undefined,
      says: [...locked.says, 'Wait up to 15 minutes, then go back to the website or app you were using and log in again.'],
    },
    'client-known': {
      ...locked,
      label: 'the client service is known',
      says: [toClient],
      happened: [...locked.happened, ...clientKnown],
    },
  },
} as const satisfies Partial<Record<Address, Screen>>;

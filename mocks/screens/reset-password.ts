import { sendResetLink } from '../backend/recovery/forgotten-password';
import {
  canTryAgain,
  clientKnown,
  helpCode,
  inOtherBrowser,
  lockOver,
  newPassword,
  otherBrowser,
  ownAccount,
  passwordRule,
  screen,
  screenInAnyBrowser,
  toClient,
} from './shared';
import type { Here, Variant } from './variant';
import { emailEntered, lockStarted, resetLinkSent } from '../../src/state/events';
import { emailOf } from '../people/personas';
import { minute } from '../backend/clock';
import { lock } from '../backend/locks';

/** Emails a link and returns its query. */
function linkQuery({ world, account }: Pick<Here, 'world' | 'account'>) {
  sendResetLink(world, ownAccount({ account }), 'Use this link to choose a new password. It works for 1 hour.');
  return world.inbox[0]?.link?.replace(/^[^?]*/, '') ?? '';
}

function usedLinkQuery(here: Pick<Here, 'world' | 'account'>) {
  const query = linkQuery(here);
  const account = ownAccount(here);
  account.usedResetCodes.push(account.reset?.code ?? '');
  account.reset = undefined;
  return query;
}

const expired = { heading: 'This link has expired', shows: ['It has been more than 1 hour since it was sent.'] } as const;
const notWorking = {
  heading: 'This link does not work',
  shows: [
    'you mistyped the link, or did not copy all of it',
    'Select the link in our email, or copy all of it. You can also ask for a new one.',
  ],
} as const;

const sameBrowser = { label: 'in the browser of the login', progress: 'arrival' } as const;
const toMobile = '?username=mobile%40example.com';

const malformed = { ...notWorking, query: undefined, logs: 'Reset password link is malformed' } as const;

const newPasswordPage = screen({
  all: { heading: 'Choose a new password', progress: 'arrival', query: linkQuery },
  usual: {
    label: 'a link that works',
    shows: ["You'll use this password to log in to Example health service with NHS login.", passwordRule],
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

const happened = [emailEntered(emailOf('mobile'))];
const notAsked = "To reset your password, you need a link. We'll send it to your email address. The link expires after 1 hour.";

const checkEmail = screen({
  all: {
    heading: 'Check your email',
    progress: 'arrival',
    happened,
    world: (here) => void linkQuery(here),
    shows: [
      'If there is an account linked to mobile@example.com, we have sent a link to it. Use the link to reset your password.',
      'The link expires after 1 hour.',
      'If you cannot find the email, check your spam or junk folder.',
    ],
  },
  'sent-just-now': {
    label: 'the link was sent just now',
    shows: ['The link expires after 1 hour. It works until'],
    happened: [...happened, resetLinkSent()],
  },
  'second-attempt': {
    label: 'second attempt: of two links only the newer works',
    world: (arrived) => [1, 2].forEach(() => linkQuery(arrived)),
  },
  'email-unknown': { ...inOtherBrowser, shows: [notAsked, otherBrowser] },
  'not-asked': { label: 'opened from the terms', happened: undefined, world: undefined, shows: [notAsked, 'Get a link'] },
});

const tooOften = 'You have tried to reset your password too many times.';
const locked = {
  heading: 'You cannot continue',
  progress: 'arrival',
  shows: [`${tooOften} Please wait before you try again.`, helpCode],
  happened: [lockStarted('reset')],
  world: (here) => lock(ownAccount(here).resetTries, here.now),
} as const satisfies Omit<Variant, 'label'>;

const attemptsExceeded = screen({
  all: locked,
  usual: {
    label: 'locked just now',
    shows: [...locked.shows, 'You can try again at', '(in about 15 minutes).', 'Get help with NHS login (opens in a new tab)'],
  },
  'locked-for-9-minutes': { label: 'locked for 9 more minutes', shows: [...locked.shows, '(in about 9 minutes).'], later: 6 * minute },
  over: { ...lockOver, shows: [tooOften, ...canTryAgain] },
  'other-browser': {
    ...inOtherBrowser,
    progress: undefined,
    shows: [...locked.shows, 'Wait up to 15 minutes, then go back to the website or app you were using and log in again.'],
  },
  'client-known': { label: 'the client service is known', shows: [toClient], happened: [...locked.happened, ...clientKnown] },
});

export default {
  '/reset/new-password': newPasswordPage,
  '/reset/success': screenInAnyBrowser({
    all: { heading: 'You have reset your password for NHS login', shows: ['You can now log in with your new password.'] },
    usual: { ...sameBrowser },
  }),
  '/reset/link-used': screenInAnyBrowser({
    all: { heading: 'You have already reset your password', shows: ['You have used this link. Log in with the password you chose.'] },
    usual: { ...sameBrowser, world: usedLinkQuery as (arrived: Here) => void },
  }),
  '/reset/link-not-working': screenInAnyBrowser({
    all: notWorking,
    usual: { ...sameBrowser, shows: [...notWorking.shows, 'Get a new link'] },
  }),
  '/reset/link-expired': screen({
    all: expired,
    usual: { ...sameBrowser, shows: [...expired.shows, 'We sent it to mobile@example.com.', 'Get a new link'], query: toMobile },
    'email-unknown': { label: 'the email address is not known', progress: 'arrival' },
    'other-browser': {
      ...inOtherBrowser,
      shows: [
        "To get a new link, go back to the website or app that you want to use and log in. Then select 'Forgot password'.",
        'Get help with NHS login (opens in a new tab)',
      ],
      query: toMobile,
    },
  }),
  '/reset/check-email': checkEmail,
  '/reset/attempts-exceeded': attemptsExceeded,
};

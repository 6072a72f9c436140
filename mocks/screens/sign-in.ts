import { emailEntered, passkeyTried } from '../../src/state/events';
import { hour, minute } from '../backend/clock';
import type { ErrorBody } from '../backend/http/refusal';
import { emailResetLink } from '../backend/recovery/forgotten-password';
import { password, rememberedToken } from '../people/personas';
import {
  authApiFailed,
  detailsNotChecked,
  emailErrors,
  longWait,
  noSession,
  otherBrowser,
  passkeyOffered,
  spinner,
  submits,
  unanswered,
} from './shared';
import type { Address, Here, Screen } from './variant';

const entry = { heading: 'Enter your email address', progress: 'arrival' } as const;
const typedEmail = { type: 'mobile@example.com', into: 'Email address' } as const;

const notAsked = { cookiePreference: null };
const chosen = (hasAcceptedOptionalCookies: boolean) => ({
  cookiePreference: JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }),
});

const banner = (message: string) => ({ showBanner: message !== '', message });
const banners = (app: string, alerts: string) => ({
  world: ({ world }: Here) => void (world.banners = { app: banner(app), alerts: banner(alerts) }),
});
const late = 'Some text messages are late.';
const closed = 'We are closed on Sunday.';

/** The entry screen, and what surrounds every page. */
const enterEmail = {
  usual: {
    ...entry,
    label: 'as most people see it',
    says: ["We'll use your email address to check if you have an NHS account.", 'Learn more about NHS login'],
  },
  'email-known': { ...entry, label: 'the email address is known', progress: 'password' },
  'nothing-typed': {
    ...entry,
    label: 'sent empty',
    says: ['You need to enter your email address', 'Error: You need to enter your email address'],
    does: [submits],
  },
  ...emailErrors(entry, { answers: ['account-status.invalid-email'] }),
  ...unanswered(entry, 'account-status', [typedEmail, submits]),
  'long-wait': {
    ...entry,
    label: 'waiting for 8 seconds',
    says: [longWait],
    answers: ['account-status.hang'],
    device: 'hurried',
    does: [typedEmail, submits],
  },
  offline: {
    ...entry,
    label: 'offline: what is pressed waits',
    says: ['You are offline. What you typed is still here.'],
    does: [{ hears: 'offline' }, typedEmail, submits],
  },
  'back-online': { ...entry, label: 'online again', says: ['You are back online.'], does: [{ hears: 'offline' }, { hears: 'online' }] },
  'app-banner': { ...entry, ...banners(late, ''), label: 'a banner of the app', says: ['Important', late] },
  'alerts-banner': { ...entry, ...banners('', closed), label: 'a banner of the service status', says: ['Service status', closed] },
  'both-banners': { ...entry, ...banners(late, closed), label: 'both banners', says: [late, closed] },
  'cookie-banner': {
    ...entry,
    label: 'asked about cookies',
    says: ['Cookies on NHS login', 'Accept all cookies', 'Choose your cookies'],
    cookies: notAsked,
  },
  'cookies-just-accepted': {
    ...entry,
    label: 'all cookies accepted just now',
    says: ['You have accepted all cookies. You can change your cookie settings at any time.', 'Hide this message'],
    cookies: notAsked,
    does: [{ press: 'Accept all cookies' }],
  },
  'cookies-accepted': { ...entry, label: 'optional cookies accepted before', cookies: chosen(true) },
  'cookies-refused': { ...entry, label: 'optional cookies refused before', cookies: chosen(false) },
  'cookies-blocked': {
    label: 'a browser that keeps no cookies',
    heading: 'Turn on cookies to log in',
    says: ['Your browser blocks cookies. NHS login needs some of them to log you in safely.', 'Try again'],
    device: 'without-cookies',
  },
  'without-passkeys': { ...entry, label: 'a browser without passkeys', device: 'without-passkeys' },
  'health-app': { ...entry, label: 'in the health app', says: ['© NHS England'], device: 'health-app' },
  'registration-not-allowed': {
    ...entry,
    label: 'the client does not allow registration: an address without an account leads to a dead end',
    persona: 'not-found',
    oidc: { allow_registration: 'false' },
  },
  'session-an-hour-old': {
    ...entry,
    heading: 'We have logged you out',
    label: 'a session that an hour has ended: leads to the page that says so',
    says: ['It has been more than 1 hour since you started.'],
    later: hour,
  },
  'session-not-known': {
    ...entry,
    label: 'a session that the server does not know: Continue leads to its end',
    world: ({ world, session }) => world.sessions.delete(session.id),
  },
  firewall: { ...entry, label: 'Continue meets the firewall, whose puzzle leads on', answers: ['account-status.firewall'] },
  'no-session': noSession,
} as const satisfies Screen;

const forgotten = { heading: 'Forgot password', progress: 'arrival' } as const;
const email = 'mobile@example.com';

/** Where a link to a new password is asked for. */
const forgottenPassword = {
  usual: {
    ...forgotten,
    label: 'as most people see it',
    says: ["Enter the email address you log in with. We'll send you a link to reset your password."],
  },
  'email-known': { ...forgotten, label: 'the email address is known', progress: 'password' },
  'nothing-typed': { ...forgotten, label: 'sent empty', says: ['Enter your email address'], does: [submits] },
  ...emailErrors(forgotten, { answers: ['forgot-password.invalid-email'] }),
  ...unanswered(forgotten, 'forgot-password', [{ type: email, into: 'Email address' }, submits]),
  'no-session': noSession,
} as const satisfies Screen;

const sent = { heading: 'Check your email', world: ({ world }: Here) => emailResetLink(world, email) } as const;

/** The page after the email with the link was sent. */
const checkEmail = {
  usual: {
    ...sent,
    label: 'nobody knows whether there is an account',
    says: [
      'If there is an account linked to mobile@example.com, we have sent a link to it. Use the link to reset your password.',
      'The link expires after 1 hour.',
      'Back to log in',
    ],
    progress: 'arrival',
    happened: [emailEntered(email)],
  },
  'account-known': {
    ...sent,
    label: 'the account was found before',
    says: [
      'We have sent an email to mobile@example.com with a link to reset your password.',
      'You must use the link within 1 hour.',
      'Go back and enter password',
    ],
    progress: 'password',
  },
  'no-account': {
    ...sent,
    label: 'there is no account, which is not told',
    says: ['If there is an account linked to not-found@example.com, we have sent a link to it.'],
    persona: 'not-found',
    progress: 'password',
    world: undefined,
  },
  'email-not-known': {
    label: 'no session, and no email address',
    heading: 'Check your email',
    says: ['If there is an account linked to the email address you entered, we have sent a link to it.', otherBrowser],
  },
} as const satisfies Screen;

/** The firewall's puzzle is solved: its token is verified first. */
const solved = { cookies: { 'aws-waf-token': 'a-token-of-the-firewall' } } as const;

const emailAgain = 'Enter your email address again';

const checking = { heading: 'Checking your details', progress: 'password' } as const;
const resetSentRound = { ...checking, returnedFrom: 'forgot-password:renewal' } as const;
const wrongFormat = ['Enter an email address in the correct format, like name@example.com'] as const;

const checkForgotPassword = {
  ...spinner({ ...checking, ...solved }, 'verify-waf-token', emailAgain, detailsNotChecked),
  'asks-again': {
    ...resetSentRound,
    label: 'what was asked for before the session was renewed is asked for again',
    answers: ['forgot-password.hang'],
  },
  'email-refused': {
    ...resetSentRound,
    label: 'asked again, the server refuses the email address: leads to where it is typed',
    heading: 'Forgot password',
    says: wrongFormat,
    answers: ['forgot-password.invalid-email'],
  },
  'nothing-to-do': { ...checking, label: 'after the bot check: leads to the email', heading: 'Check your email' },
} as const satisfies Screen;

const checkResetPassword = {
  ...spinner({ ...checking, ...solved }, 'verify-waf-token', 'Get a new link to reset your password', detailsNotChecked),
  'nothing-to-do': { ...checking, label: 'no token of the firewall: leads to the email', heading: 'Check your email' },
} as const satisfies Screen;

const account = { heading: 'Checking your account', progress: 'password' } as const;

const checkAccountStatus = {
  ...spinner(account, 'account-status', emailAgain, detailsNotChecked),
  'email-not-known': { label: 'no email address: leads to the entry screen', heading: 'Enter your email address', progress: 'arrival' },
  'email-refused': {
    label: 'the server refuses the email address: leads to where it is typed',
    heading: 'Enter your email address',
    says: wrongFormat,
    progress: 'password',
    answers: ['account-status.invalid-email'],
  },
} as const satisfies Screen;

const registering = { progress: 'password', persona: 'new-user' } as const;

const checkRegistration = {
  ...spinner({ ...registering, heading: 'Checking your email address' }, 'validate-email', emailAgain, detailsNotChecked),
  'email-not-known': { label: 'no email address: leads to where it is typed', heading: 'What is your email address?', progress: 'arrival' },
  'email-refused': {
    ...registering,
    label: 'the server refuses the email address: leads to where it is typed',
    heading: 'What is your email address?',
    says: wrongFormat,
    answers: ['validate-email.invalid-email'],
  },
} as const satisfies Screen;

const checkLogin = {
  ...spinner({ heading: 'Taking you back to log in', progress: 'password', ...solved }, 'verify-waf-token', emailAgain),
  'email-first': {
    label: 'the email address was given first: leads to the password',
    heading: 'Enter your password',
    progress: 'password',
  },
  'email-and-password': {
    label: 'both are asked for on one page: leads to it',
    heading: 'Log In to Example health service',
    progress: 'arrival',
  },
} as const satisfies Screen;

const loggedIn = { heading: 'Logging you in', progress: 'identity-token' } as const;

const authcode = {
  ...spinner(loggedIn, 'authcode', 'Log in again'),
  'consent-needed': {
    ...loggedIn,
    label: 'consent is needed: leads to it',
    heading: 'Agree to share your login information',
  },
  'terms-changed': {
    ...loggedIn,
    label: 'new terms: leads to them',
    heading: 'NHS login terms of use update',
    persona: 'terms-and-consent',
  },
  p9: {
    ...loggedIn,
    label: 'the client asks for P9: leads to the health record, and then to the proof of who it is',
    heading: 'Help us find your NHS record',
    persona: 'uplift-p9',
  },
} as const satisfies Screen;

const arrived = { heading: 'Log In to Example health service', progress: 'arrival' } as const;
const unnamed = { heading: 'Log In with NHS account', progress: 'arrival', says: ['Log In with NHS account'] } as const;
const asked = { heading: 'Enter your password', progress: 'password' } as const;
const withPasskey = { ...asked, persona: 'passkey-and-mobile', happened: [passkeyTried()] } as const;

const typed = [
  { type: 'mobile@example.com', into: 'Email address' },
  { type: password, into: 'Password' },
] as const;
const refusedWith = (body: ErrorBody) => ({
  world: ({ account }: Here) => account && Object.assign(account, { signInRefusal: { status: 400, body } }),
});
const unfolded = { press: 'I cannot remember my password' } as const;

/** Entry and login (spec 1, sections 2 and 4). */
export const signInScreens = {
  '/': {
    usual: { label: 'leads to the entry screen', heading: 'Enter your email address', progress: 'arrival' },
    'no-session': noSession,
  },
  '/enter-email': enterEmail,
  '/login': {
    usual: { ...arrived, label: 'as most people see it', says: ['Log in with a passkey', 'Create NHS account', 'Forgot password'] },
    'client-not-known': {
      ...unnamed,
      ...authApiFailed,
      label: 'the name of the client is not to be had',
      answers: ['client-info.unknown-client'],
    },
    'client-without-a-name': { ...unnamed, label: 'the client has no name', answers: ['client-info.nameless'] },
    'registration-not-allowed': {
      ...arrived,
      label: 'the client does not allow registration',
      says: ['I have lost access to my email address', 'I am not sure if I have an account', 'Go to the help centre'],
      oidc: { allow_registration: 'false' },
    },
    'without-passkeys': { ...arrived, label: 'a browser without passkeys', device: 'without-passkeys' },
    'email-known': { ...arrived, label: 'the email address is known', progress: 'password' },
    'password-shown': {
      ...arrived,
      label: 'the password is shown',
      says: ['Your password is visible', 'Hide'],
      does: [...typed, { press: 'Show password' }],
    },
    'nothing-typed': { ...arrived, label: 'sent empty', says: ['Enter your email address', 'Enter your password'], does: [submits] },
    ...emailErrors(arrived, refusedWith({ error: 'Invalid email address' }), [{ type: password, into: 'Password' }]),
    'no-password': { ...arrived, label: 'no password', says: ['Enter your password'], does: [typed[0], submits] },
    'wrong-password': {
      ...arrived,
      label: 'a wrong password',
      says: ['Enter the correct password'],
      does: [typed[0], { type: 'not-the-password', into: 'Password' }, submits],
    },
    'details-refused': {
      ...arrived,
      ...refusedWith({ error: 'Invalid request' }),
      label: 'the server refuses the details',
      says: ['Check your details and try again'],
      does: [...typed, submits],
    },
    'after-firewall': {
      ...arrived,
      label: 'after the puzzle of the firewall',
      says: ['We had to check that you are not a robot. Enter your email address and password again.'],
      returnedFrom: 'user-sign-in:firewall',
    },
    ...unanswered(arrived, 'user-sign-in', [...typed, submits]),
    'no-session': noSession,
  },
  '/log-in-password': {
    usual: {
      ...asked,
      label: 'of an account without passkeys',
      says: ['Email address: mobile@example.com', 'Reset your password'],
    },
    'nothing-typed': { ...asked, label: 'sent empty', says: ['Enter your password'], does: [submits] },
    'wrong-password': {
      ...asked,
      label: 'a wrong password',
      says: ['Enter the correct password'],
      does: [{ type: 'not-the-password', into: 'Password' }, submits],
    },
    'password-shown': {
      ...asked,
      label: 'the password is shown',
      says: ['Your password is visible', 'Hide'],
      does: [typed[1], { press: 'Show password' }],
    },
    'after-firewall': {
      ...asked,
      label: 'after the puzzle of the firewall',
      says: ['We had to check that you are not a robot. Enter your password again.'],
      returnedFrom: 'password:firewall',
    },
    'after-renewal': {
      ...asked,
      label: 'after a renewal of the session',
      says: ['You were away for a while, so we have started again. Enter your password again.'],
      returnedFrom: 'password:renewal',
    },
    passkey: { ...withPasskey, label: 'of an account with passkeys', says: ['I cannot remember my password'] },
    'passkey-unfolded': {
      ...withPasskey,
      label: 'of an account with passkeys, everything unfolded',
      says: ['Log in with your passkey', 'Reset your password'],
      does: [unfolded],
    },
    'without-passkeys': {
      ...withPasskey,
      label: 'of an account with passkeys, in a browser without',
      says: ['Reset your password'],
      device: 'without-passkeys',
    },
    ...passkeyOffered(withPasskey, [unfolded, { press: 'Log in with your passkey' }]),
    ...unanswered(asked, 'password', [typed[1], submits]),
    'remembered-device': {
      ...asked,
      label: 'a remembered device: the password leads straight back',
      persona: 'remembered',
      cookies: { remember_my_device: rememberedToken('remembered') },
    },
    'locked-for-3-minutes': {
      ...asked,
      label: 'locked for 3 more minutes: the right password leads to the lock',
      persona: 'locked-out',
      later: 12 * minute,
    },
    'session-an-hour-old': {
      ...asked,
      heading: 'We have logged you out',
      label: 'a session that an hour has ended: leads to the page that says so',
      says: ['It has been more than 1 hour since you started.'],
      later: hour,
    },
    'email-not-known': {
      label: 'no email address: leads to the entry screen',
      heading: 'Enter your email address',
      progress: 'arrival',
    },
    'no-session': noSession,
  },
  '/forgotten-password': forgottenPassword,
  '/check-email': checkEmail,
  '/check-forgot-password': checkForgotPassword,
  '/check-reset-password': checkResetPassword,
  '/check-account-status': checkAccountStatus,
  '/check-registration': checkRegistration,
  '/check-login': checkLogin,
  '/authcode': authcode,
} as const satisfies Partial<Record<Address, Screen>>;

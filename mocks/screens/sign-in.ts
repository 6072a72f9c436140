import { hour, minute } from '../backend/clock';
import { password, rememberedToken } from '../people/personas';
import type { ScenarioId } from '../scenarios/scenarios';
import {
  after,
  clientUnnamed,
  emailErrors,
  longWait,
  passkeyOffered,
  screenInSession,
  sharing,
  submits,
  unanswered,
  withoutSession,
} from './shared';
import { cookieChoice } from './cookies';
import type { Here } from './variant';
import type { ErrorBody } from '../backend/http/refusal';
import { passkeyTried } from '../../src/state/events';

export const emailAgain = 'Enter your email address again';
/** A page that checks the email address, when the server refuses it. */
export const emailRefused = (heading: string, answer: ScenarioId) =>
  ({
    label: 'the server refuses the email address: opens the page with its field',
    heading,
    shows: ['Enter an email address in the correct format, like name@example.com'],
    answers: [answer],
  }) as const;

const typed = [
  { type: 'mobile@example.com', into: 'Email address' },
  { type: password, into: 'Password' },
] as const;

const sessionAnHourOld = {
  heading: 'We have logged you out',
  label: 'a session that has expired after an hour: opens the logout page',
  shows: ['It has been more than 1 hour since you started.'],
  later: hour,
} as const;

const typedEmail = { type: 'mobile@example.com', into: 'Email address' } as const;

const notAsked = { cookiePreference: null };

const banner = (message: string) => ({ showBanner: message !== '', message });
const banners = (app: string, alerts: string) => ({
  world: ({ world }: Here) => void (world.banners = { app: banner(app), alerts: banner(alerts) }),
});
const late = 'Some text messages are late.';
const closed = 'We are closed on Sunday.';

const enterEmail = screenInSession({
  all: { heading: 'Enter your email address', progress: 'arrival' },
  usual: { shows: ["We'll use your email address to check if you have an NHS account.", 'Learn more about NHS login'] },
  'email-known': { label: 'the email address is known', progress: 'password' },
  'nothing-typed': after('sent empty', [submits], ['You need to enter your email address', 'Error: You need to enter your email address']),
  ...emailErrors({ answers: ['account-status.invalid-email'] }),
  ...unanswered('account-status', [typedEmail, submits]),
  'long-wait': {
    label: 'waiting for 8 seconds',
    shows: [longWait],
    answers: ['account-status.hang'],
    device: 'hurried',
    does: [typedEmail, submits],
  },
  offline: after(
    'offline: what is pressed waits',
    [{ hears: 'offline' }, typedEmail, submits],
    ['You are offline. What you typed is still here.'],
  ),
  'back-online': after('online again', [{ hears: 'offline' }, { hears: 'online' }], ['You are back online.']),
  'app-banner': { ...banners(late, ''), label: 'a banner of the app', shows: ['Important', late] },
  'alerts-banner': { ...banners('', closed), label: 'a banner of the service status', shows: ['Service status', closed] },
  'both-banners': { ...banners(late, closed), label: 'both banners', shows: [late, closed] },
  'cookie-banner': {
    label: 'asked about cookies',
    shows: ['Cookies on NHS login', 'Accept all cookies', 'Choose your cookies'],
    cookies: notAsked,
  },
  'cookies-just-accepted': {
    label: 'all cookies accepted just now',
    shows: ['You have accepted all cookies. You can change your cookie settings at any time.', 'Hide this message'],
    cookies: notAsked,
    does: [{ click: 'Accept all cookies' }],
  },
  'cookies-accepted': { ...cookieChoice(true, true), label: 'optional cookies accepted before' },
  'cookies-refused': { ...cookieChoice(true, false), label: 'optional cookies refused before' },
  'cookies-blocked': {
    ...withoutSession,
    label: 'a browser that keeps no cookies',
    heading: 'Turn on cookies to log in',
    shows: ['Your browser blocks cookies. NHS login needs some of them to log you in safely.', 'Try again'],
    device: 'without-cookies',
  },
  'without-passkeys': { label: 'a browser without passkeys', device: 'without-passkeys' },
  'health-app': { label: 'in the health app', shows: ['© NHS England'], device: 'health-app' },
  'registration-not-allowed': {
    label: 'the client does not allow registration: an address without an account opens a dead end',
    persona: 'not-found',
    oidc: { allow_registration: 'false' },
  },
  'session-an-hour-old': sessionAnHourOld,
  'session-not-known': {
    label: 'a session that is unknown to the server: Continue opens the logout page',
    world: ({ world, session }) => world.sessions.delete(session.id),
  },
  firewall: { label: 'Continue meets the firewall, and continues after its puzzle', answers: ['account-status.firewall'] },
});

const unnamed = { heading: 'Log In with NHS account', progress: 'arrival', shows: ['Log In with NHS account'] } as const;
const refusedWith = (body: ErrorBody) => ({
  world: ({ account }: Here) => account && Object.assign(account, { signInRefusal: { status: 400, body } }),
});

const login = screenInSession({
  all: { heading: 'Log In to Example health service', progress: 'arrival' },
  usual: { shows: ['Log in with a passkey', 'Create NHS account', 'Forgot password'] },
  'client-not-known': { ...unnamed, ...clientUnnamed, answers: ['client-info.unknown-client'] },
  'client-without-a-name': { ...unnamed, label: 'the client has no name', answers: ['client-info.nameless'] },
  'registration-not-allowed': {
    label: 'the client does not allow registration',
    shows: ['I have lost access to my email address', 'I am not sure if I have an account', 'Go to the help centre'],
    oidc: { allow_registration: 'false' },
  },
  'without-passkeys': { label: 'a browser without passkeys', device: 'without-passkeys' },
  'email-known': { label: 'the email address is known', progress: 'password' },
  'password-shown': after('the password is shown', [...typed, { click: 'Show password' }], ['Your password is visible', 'Hide']),
  'nothing-typed': after('sent empty', [submits], ['Enter your email address', 'Enter your password']),
  ...emailErrors(refusedWith({ error: 'Invalid email address' }), [{ type: password, into: 'Password' }]),
  'no-password': after('no password', [typed[0], submits], ['Enter your password']),
  'wrong-password': after(
    'a wrong password',
    [typed[0], { type: 'not-the-password', into: 'Password' }, submits],
    ['Enter the correct password'],
  ),
  'details-refused': {
    ...refusedWith({ error: 'Invalid request' }),
    label: 'the server refuses the details',
    shows: ['Check your details and try again'],
    does: [...typed, submits],
  },
  'after-firewall': {
    label: 'after the puzzle of the firewall',
    shows: ['We had to check that you are not a robot. Enter your email address and password again.'],
    returnedFrom: 'user-sign-in:firewall',
  },
  ...unanswered('user-sign-in', [...typed, submits]),
});

const withPasskey = { persona: 'passkey-and-mobile', happened: [passkeyTried()] } as const;
const unfolded = { click: 'I cannot remember my password' } as const;

const logInPassword = screenInSession({
  all: { heading: 'Enter your password', progress: 'password' },
  usual: { label: 'of an account without passkeys', shows: ['Email address: mobile@example.com', 'Reset your password'] },
  'nothing-typed': after('sent empty', [submits], ['Enter your password']),
  'wrong-password': after('a wrong password', [{ type: 'not-the-password', into: 'Password' }, submits], ['Enter the correct password']),
  'password-shown': after('the password is shown', [typed[1], { click: 'Show password' }], ['Your password is visible', 'Hide']),
  'after-firewall': {
    label: 'after the puzzle of the firewall',
    shows: ['We had to check that you are not a robot. Enter your password again.'],
    returnedFrom: 'password:firewall',
  },
  'after-renewal': {
    label: 'after a renewal of the session',
    shows: ['You were away for a while, so we have started again. Enter your password again.'],
    returnedFrom: 'password:renewal',
  },
  passkey: { ...withPasskey, label: 'of an account with passkeys', shows: ['I cannot remember my password'] },
  'passkey-unfolded': {
    ...withPasskey,
    label: 'of an account with passkeys, everything unfolded',
    shows: ['Log in with your passkey', 'Reset your password'],
    does: [unfolded],
  },
  'without-passkeys': {
    ...withPasskey,
    label: 'of an account with passkeys, in a browser without',
    shows: ['Reset your password'],
    device: 'without-passkeys',
  },
  ...sharing(withPasskey, passkeyOffered([unfolded, { click: 'Log in with your passkey' }])),
  ...unanswered('password', [typed[1], submits]),
  'remembered-device': {
    label: 'a remembered device: the password returns to the client',
    persona: 'remembered',
    cookies: { remember_my_device: rememberedToken('remembered') },
  },
  'locked-for-3-minutes': {
    label: 'locked for 3 more minutes: the right password opens the lock page',
    persona: 'locked-out',
    later: 12 * minute,
  },
  'session-an-hour-old': sessionAnHourOld,
  'email-not-known': { label: 'no email address: opens the entry screen', heading: 'Enter your email address', progress: 'arrival' },
});

export default {
  '/': screenInSession({
    usual: { label: 'opens the entry screen', heading: 'Enter your email address', progress: 'arrival' },
  }),
  '/enter-email': enterEmail,
  '/login': login,
  '/log-in-password': logInPassword,
};

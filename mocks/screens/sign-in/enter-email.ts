import { cookieChoice } from '../cookies/shared';
import { after, emailErrors, longWait, screenInSession, submits, unanswered, withoutSession } from '../shared';
import type { Here } from '../variant';
import { sessionAnHourOld } from './shared';

const typedEmail = { type: 'mobile@example.com', into: 'Email address' } as const;

const notAsked = { cookiePreference: null };

const banner = (message: string) => ({ showBanner: message !== '', message });
const banners = (app: string, alerts: string) => ({
  world: ({ world }: Here) => void (world.banners = { app: banner(app), alerts: banner(alerts) }),
});
const late = 'Some text messages are late.';
const closed = 'We are closed on Sunday.';

/** The entry screen, and the parts of the layout. */
export default screenInSession({
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
